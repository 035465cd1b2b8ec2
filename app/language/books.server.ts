import type { LanguageCode } from './languages.ts';
import { compilePhrases, EMPTY_BOOK, type PhraseBook, type Phrases } from './phrase-book.ts';

const files = import.meta.glob<Phrases>('./dictionaries/*.json', { eager: true, import: 'default' });

const books = new Map<string, PhraseBook>(
  Object.entries(files).map(([path, phrases]) => [codeOf(path), compilePhrases(phrases)]),
);

/**
 * The phrase book of a language on the server, where all of them are in memory.
 * @param heard notes down what is looked up in it.
 */
export function bookOnServer(code: LanguageCode, heard?: Map<string, string>): PhraseBook {
  const book = books.get(code);
  return book ? { ...book, heard } : EMPTY_BOOK;
}

function codeOf(path: string): string {
  return path.replace(/^.*\/|\.json$/g, '');
}
