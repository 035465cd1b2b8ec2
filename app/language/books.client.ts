import type { LanguageCode } from './languages.ts';
import { compilePhrases, EMPTY_BOOK, type PhraseBook, type Phrases } from './phrase-book.ts';

// One hashed file a language: only visitors of that language download it.
const files = import.meta.glob<Phrases>('./dictionaries/*.json', { import: 'default' });

const books = new Map<LanguageCode, Promise<PhraseBook>>();

/** The phrase book of a language in the browser. Rejects when its file cannot be loaded. */
export function bookInBrowser(code: LanguageCode): Promise<PhraseBook> {
  const known = books.get(code) ?? load(code);
  books.set(code, known);
  known.catch(() => books.delete(code));
  return known;
}

async function load(code: LanguageCode): Promise<PhraseBook> {
  const file = files[`./dictionaries/${code}.json`];
  return file ? compilePhrases(await file()) : EMPTY_BOOK;
}
