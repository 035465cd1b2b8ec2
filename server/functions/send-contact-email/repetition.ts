import { createHmac, randomBytes } from 'node:crypto';
import type { ContactMessage } from '../../../site/contact/message.ts';
import { withoutLinks } from './suspicion.ts';

export type Repetition = ReturnType<typeof createRepetition>;

/**
 * The same text is suspicious from this many addresses on. Two may be a person who mistyped their address and sends the
 * form again, or a colleague.
 */
const MANY_ADDRESSES = 3;

/**
 * Letters. Shorter texts are the same by chance ("Please call me back about a demo"), or because the site itself filled
 * them in, as for the newsletter.
 */
const SHORTEST_SUSPECT = 120;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Texts remembered, about two megabytes. Beyond that the oldest is forgotten. */
export const MOST_TEXTS = 5000;

/**
 * Remembers for a day which texts came from which email addresses. Kept in this process only, as hashes with a random
 * key that is lost with the process. It never holds texts or addresses and leaves nothing behind.
 */
export function createRepetition() {
  const key = randomBytes(32);
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  // Oldest first.
  const texts = new Map<string, { addresses: Set<string>; forgetAt: number }>();

  return {
    /**
     * Remembers a message, and returns whether its text has come from too many addresses.
     * @param now Unix milliseconds
     */
    isRepeated({ message, email }: Pick<ContactMessage, 'message' | 'email'>, now: number): boolean {
      forget(now);
      const words = wordsOf(message);
      if (words.length < SHORTEST_SUSPECT) return false;
      const fresh = { addresses: new Set<string>(), forgetAt: now + DAY_MS };
      const known = texts.getOrInsert(hash(words), fresh);
      if (known.addresses.size < MANY_ADDRESSES) known.addresses.add(hash(email.toLowerCase()));
      return known.addresses.size >= MANY_ADDRESSES;
    },
  };

  function forget(now: number) {
    for (const [id, { forgetAt }] of texts) {
      if (forgetAt > now && texts.size < MOST_TEXTS) return;
      texts.delete(id);
    }
  }
}

/** Letters only: different links, numbers and punctuation do not make it another text. */
function wordsOf(message: string): string {
  return withoutLinks(message)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, '');
}
