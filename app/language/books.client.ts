import { loadOnce } from '../../rendering/load-once.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from './languages.ts';
import { compilePhrases, EMPTY_BOOK, lower, type PhraseBook, type Phrases } from './phrase-book.ts';
import { pageDataUrl, PHRASES_ONLY } from '../../rendering/page-data.ts';

// One hashed file a language. Few visitors need it: a page's own phrases come with the page.
const files = import.meta.glob<Phrases>('./dictionaries/*.json', { import: 'default' });

/** A book that grows with the pages that the visitor opens. */
interface PagesBook extends PhraseBook {
  whole: Map<string, string>;
  readonly pages: Map<string, Promise<PhraseBook> | 'here'>;
}

const wholeBooks = new Map<LanguageCode, PhraseBook | Promise<PhraseBook>>();
const pagesBooks = new Map<LanguageCode, PagesBook>();
const listeners = new Set<(code: LanguageCode, book: PhraseBook) => void>();

/**
 * The book for a page in a language: at once when it is here, else its promise, which is the same until it
 * settles. It holds what the server says on the page; when a text is asked for that is not among that, the
 * whole dictionary comes after it. Rejects when neither can be had.
 */
export function bookForPage(code: LanguageCode, path: string): PhraseBook | Promise<PhraseBook> {
  if (code === DEFAULT_LANGUAGE) return EMPTY_BOOK;
  const whole = wholeBooks.get(code);
  if (whole) return whole;
  const book = pagesBooks.get(code) ?? newBook(code);
  pagesBooks.set(code, book);
  const known = book.pages.get(path);
  if (known === 'here') return book;
  if (known) return known;
  const coming = addPage(book, code, path);
  book.pages.set(path, coming);
  coming.catch(() => book.pages.delete(path));
  return coming;
}

/** Adds what the server says on a page: the page's data came with it. */
export function addPhrases(code: LanguageCode, path: string, phrases: Phrases): PhraseBook {
  if (code === DEFAULT_LANGUAGE) return EMPTY_BOOK;
  const book = pagesBooks.get(code) ?? newBook(code);
  pagesBooks.set(code, book);
  addTo(book, path, phrases);
  return book;
}

/** Tells of each whole dictionary that has come after the pages' phrases. */
export function onWholeBook(listener: (code: LanguageCode, book: PhraseBook) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function newBook(code: LanguageCode): PagesBook {
  const onMiss = () => {
    if (wholeBooks.has(code)) return;
    Promise.resolve(wholeBook(code)).then(
      (book) => listeners.forEach((listener) => listener(code, book)),
      (error: unknown) => console.error(`Failed to load the phrases of ${code}`, error),
    );
  };
  return { whole: new Map(), byFirstWord: new Map(), memory: new Map(), pages: new Map(), onMiss };
}

async function addPage(book: PagesBook, code: LanguageCode, path: string): Promise<PhraseBook> {
  try {
    const response = await fetch(pageDataUrl(code, path, PHRASES_ONLY));
    if (!response.ok) throw new Error(`Failed to load the phrases of ${path}: ${response.status}`);
    addTo(book, path, await response.json());
    return book;
  } catch {
    // The dictionary is a file: it may be in a cache where the server cannot be reached.
    return wholeBook(code);
  }
}

function addTo(book: PagesBook, path: string, phrases: Phrases) {
  for (const [english, translation] of Object.entries(phrases)) {
    book.whole.set(lower(english.trim()), translation);
  }
  book.memory.clear();
  book.pages.set(path, 'here');
}

function wholeBook(code: LanguageCode): PhraseBook | Promise<PhraseBook> {
  return loadOnce(wholeBooks, code, loadWhole);
}

async function loadWhole(code: LanguageCode): Promise<PhraseBook> {
  const file = files[`./dictionaries/${code}.json`];
  return file ? compilePhrases(await file()) : EMPTY_BOOK;
}
