import { createHmac, randomBytes } from 'node:crypto';
import type { ContactMessage } from '../../../app/contact/message.ts';
import { withoutLinks } from './suspicion.ts';

/** Remembers for a day which words came from which e-mail addresses. */
export interface Repetition {
  /**
   * Takes note of a message, and answers whether its words have come from too many addresses.
   * @param now Unix milliseconds
   */
  isRepeated(message: RepeatableMessage, now: number): boolean;
}

type RepeatableMessage = Pick<ContactMessage, 'message' | 'email'>;

/**
 * From this many addresses on, the same words are suspected. Two are a person who mistyped the own address and
 * sends the form again, or a colleague who does.
 */
const MANY_ADDRESSES = 3;

/**
 * In letters. Shorter texts are the same by chance ("Please call me back about a demo"), or because the site
 * itself wrote them into the form, as for the newsletter.
 */
const SHORTEST_SUSPECT = 120;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Texts remembered at a time: about two megabytes. Beyond it the oldest is forgotten. */
export const MOST_TEXTS = 5000;

/**
 * A memory of this process alone: it holds hashes under a key that nobody knows and that ends with the process,
 * never words or addresses, and so it needs no place in the store and leaves nothing behind.
 */
export function createRepetition() {
  const key = randomBytes(32);
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  // In the order in which they were first seen.
  const texts = new Map<string, { addresses: Set<string>; forgetAt: number }>();

  return {
    isRepeated({ message, email }: RepeatableMessage, now: number): boolean {
      forget(now);
      const words = wordsOf(message);
      if (words.length < SHORTEST_SUSPECT) return false;
      const id = hash(words);
      const known = texts.get(id) ?? { addresses: new Set<string>(), forgetAt: now + DAY_MS };
      texts.set(id, known);
      if (known.addresses.size < MANY_ADDRESSES) known.addresses.add(hash(email.toLowerCase()));
      return known.addresses.size >= MANY_ADDRESSES;
    },
  } satisfies Repetition;

  function forget(now: number) {
    for (const [id, { forgetAt }] of texts) {
      if (forgetAt > now && texts.size < MOST_TEXTS) return;
      texts.delete(id);
    }
  }
}

/** The letters alone: other links, numbers and punctuation do not make it another text. */
function wordsOf(message: string): string {
  return withoutLinks(message)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, '');
}
