import { loadOnce } from '../../rendering/load-once.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from './languages.ts';
import { compileDictionary, EMPTY_DICTIONARY, lower, type Dictionary, type Phrases } from './dictionary.ts';
import { pageDataUrl, PHRASES_ONLY } from '../../rendering/page-data.ts';

// One hashed file a language. Few visitors need it: a page's own phrases come with the page.
const files = import.meta.glob<Phrases>('./dictionaries/*.json', { import: 'default' });

/** A dictionary that grows with the pages that the visitor opens. */
interface PageDictionary extends Dictionary {
  byText: Map<string, string>;
  readonly pages: Map<string, Promise<Dictionary> | 'here'>;
}

const fullDictionaries = new Map<LanguageCode, Dictionary | Promise<Dictionary>>();
const pageDictionaries = new Map<LanguageCode, PageDictionary>();
const listeners = new Set<(code: LanguageCode, dictionary: Dictionary) => void>();

/**
 * The dictionary for a page in a language: at once when it is here, else its promise, which is the same until it
 * settles. It holds what the server says on the page; when a text is asked for that is not among that, the
 * whole dictionary comes after it. Rejects when neither can be had.
 */
export function dictionaryForPage(code: LanguageCode, path: string): Dictionary | Promise<Dictionary> {
  if (code === DEFAULT_LANGUAGE) return EMPTY_DICTIONARY;
  const whole = fullDictionaries.get(code);
  if (whole) return whole;
  const dictionary = pageDictionaries.get(code) ?? newPageDictionary(code);
  pageDictionaries.set(code, dictionary);
  const known = dictionary.pages.get(path);
  if (known === 'here') return dictionary;
  if (known) return known;
  const coming = addPage(dictionary, code, path);
  dictionary.pages.set(path, coming);
  coming.catch(() => dictionary.pages.delete(path));
  return coming;
}

/** Adds what the server says on a page: the page's data came with it. */
export function addPhrases(code: LanguageCode, path: string, phrases: Phrases): Dictionary {
  if (code === DEFAULT_LANGUAGE) return EMPTY_DICTIONARY;
  const dictionary = pageDictionaries.get(code) ?? newPageDictionary(code);
  pageDictionaries.set(code, dictionary);
  addTo(dictionary, path, phrases);
  return dictionary;
}

/** Tells of each whole dictionary that has come after the pages' phrases. */
export function onFullDictionary(listener: (code: LanguageCode, dictionary: Dictionary) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function newPageDictionary(code: LanguageCode): PageDictionary {
  const onMiss = () => {
    if (fullDictionaries.has(code)) return;
    Promise.resolve(fullDictionary(code)).then(
      (dictionary) => listeners.forEach((listener) => listener(code, dictionary)),
      (error: unknown) => console.error(`Failed to load the phrases of ${code}`, error),
    );
  };
  return { byText: new Map(), byFirstWord: new Map(), memory: new Map(), pages: new Map(), onMiss };
}

async function addPage(dictionary: PageDictionary, code: LanguageCode, path: string): Promise<Dictionary> {
  try {
    const response = await fetch(pageDataUrl(code, path, PHRASES_ONLY));
    if (!response.ok) throw new Error(`Failed to load the phrases of ${path}: ${response.status}`);
    addTo(dictionary, path, await response.json());
    return dictionary;
  } catch {
    // The dictionary is a file: it may be in a cache where the server cannot be reached.
    return fullDictionary(code);
  }
}

function addTo(dictionary: PageDictionary, path: string, phrases: Phrases) {
  for (const [english, translation] of Object.entries(phrases)) {
    dictionary.byText.set(lower(english.trim()), translation);
  }
  dictionary.memory.clear();
  dictionary.pages.set(path, 'here');
}

function fullDictionary(code: LanguageCode): Dictionary | Promise<Dictionary> {
  return loadOnce(fullDictionaries, code, loadFull);
}

async function loadFull(code: LanguageCode): Promise<Dictionary> {
  const file = files[`./dictionaries/${code}.json`];
  return file ? compileDictionary(await file()) : EMPTY_DICTIONARY;
}
