import { EMPTY_BOOK, lower, type Phrase, type PhraseBook } from './phrase-book.ts';

/**
 * Translates one English text by phrase substitution (specification, section 9): case-insensitive,
 * whole words only, the longest phrase first. A text that is in the book as a whole gets its whole
 * translation. Placeholders (`{brand}`) and the given names are left as they stand.
 */
export function translate(book: PhraseBook, source: string, names: readonly string[] = []): string {
  if (book === EMPTY_BOOK || source === '') return source;
  const key = names.length === 0 ? source : `${names.join('\n')}\n\n${source}`;
  const known = book.memory.get(key);
  const translation = known ?? lookUp(book, source, names);
  if (known === undefined) remember(book, key, translation);
  book.heard?.set(source, translation);
  return translation;
}

function lookUp(book: PhraseBook, source: string, names: readonly string[]): string {
  const whole = book.whole.get(lower(source.trim()));
  if (whole !== undefined) return whole;
  book.onMiss?.();
  return substitute(book, source, names);
}

/** A visit shows a few hundred texts; the bound only keeps a server from growing with what editors write. */
export const MEMORY_LIMIT = 20_000;

function remember(book: PhraseBook, key: string, translation: string) {
  if (book.memory.size >= MEMORY_LIMIT) book.memory.clear();
  book.memory.set(key, translation);
}

const WORD = /[\p{L}\p{N}\p{M}]+/uy;
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
const PLACEHOLDER = /\{\w+\}/y;

function substitute(book: PhraseBook, source: string, names: readonly string[]): string {
  const lowered = lower(source);
  let result = '';
  let at = 0;
  while (at < source.length) {
    const name = names.find(
      (one) => one !== '' && source.startsWith(one, at) && endsWord(source, at, one.length),
    );
    const phrase = name === undefined ? longestPhrase(book, lowered, at) : undefined;
    if (phrase) {
      result += phrase.translation;
      at += phrase.english.length;
      continue;
    }
    const length = name?.length ?? matchLength(PLACEHOLDER, source, at) ?? matchLength(WORD, source, at) ?? 1;
    result += source.slice(at, at + length);
    at += length;
  }
  return result;
}

function longestPhrase(book: PhraseBook, lowered: string, at: number): Phrase | undefined {
  const length = matchLength(WORD, lowered, at) ?? 1;
  const candidates = book.byFirstWord.get(lowered.slice(at, at + length));
  return candidates?.find(
    ({ english }) => lowered.startsWith(english, at) && endsWord(lowered, at, english.length),
  );
}

/** Whether what begins at a place and has this length does not stop in the middle of a word. */
function endsWord(text: string, at: number, length: number): boolean {
  const last = text[at + length - 1] ?? '';
  const next = text[at + length] ?? '';
  return !(WORD_CHARACTER.test(last) && WORD_CHARACTER.test(next));
}

function matchLength(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length;
}
