import type { LanguageCode } from './languages.ts';
import { compilePhrases, EMPTY_BOOK, type PhraseBook, type Phrases } from './phrase-book.ts';

const files = import.meta.glob<Phrases>('./dictionaries/*.json', { eager: true, import: 'default' });

const books = new Map<string, PhraseBook>(
  Object.entries(files).map(([path, phrases]) => [codeOf(path), compilePhrases(phrases)]),
);

/** The phrase book of a language on the server, where all of them are in memory. */
export function bookOnServer(code: LanguageCode): PhraseBook {
  return books.get(code) ?? EMPTY_BOOK;
}

function codeOf(path: string): string {
  return path.replace(/^.*\/|\.json$/g, '');
}
