import { loadOnce } from '../../rendering/load-once.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from './languages.ts';
import {
  addText,
  compileDictionary,
  EMPTY_DICTIONARY,
  type Dictionary,
  type Phrases,
  type Translation,
} from './dictionary.ts';
import { pageDataUrl, PHRASES_ONLY } from '../../rendering/page-data.ts';

/** A dictionary that collects the phrases of the pages that the visitor opens. */
interface PageDictionary extends Dictionary {
  byText: Map<string, Translation>;
  readonly pages: Map<string, Promise<Dictionary> | 'loaded'>;
}

const fullDictionaries = new Map<LanguageCode, Dictionary | Promise<Dictionary>>();
const pageDictionaries = new Map<LanguageCode, PageDictionary>();
const listeners = new Set<(code: LanguageCode, dictionary: Dictionary) => void>();

/**
 * The dictionary for a page: the value if it is loaded, else its promise, the same one until it settles. It has the
 * phrases that the server used to render the page. A lookup of any other text loads the full dictionary. Rejects when
 * neither can be loaded.
 */
export function dictionaryForPage(code: LanguageCode, path: string): Dictionary | Promise<Dictionary> {
  if (code === DEFAULT_LANGUAGE) return EMPTY_DICTIONARY;
  const full = fullDictionaries.get(code);
  if (full) return full;
  const dictionary = pageDictionaries.get(code) ?? newPageDictionary(code);
  pageDictionaries.set(code, dictionary);
  const known = dictionary.pages.get(path);
  if (known === 'loaded') return dictionary;
  if (known) return known;
  const loading = addPage(dictionary, code, path);
  dictionary.pages.set(path, loading);
  loading.catch(() => dictionary.pages.delete(path));
  return loading;
}

/** Adds the phrases of a page, which are part of its page data. */
export function addPhrases(code: LanguageCode, path: string, phrases: Phrases): Dictionary {
  if (code === DEFAULT_LANGUAGE) return EMPTY_DICTIONARY;
  const dictionary = pageDictionaries.get(code) ?? newPageDictionary(code);
  pageDictionaries.set(code, dictionary);
  addTo(dictionary, path, phrases);
  return dictionary;
}

/** Calls the listener for each full dictionary loaded after a missing phrase. Returns the unsubscribe function. */
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
    // The full dictionary has the phrases of every page.
    return fullDictionary(code);
  }
}

function addTo(dictionary: PageDictionary, path: string, phrases: Phrases) {
  for (const [english, translation] of Object.entries(phrases)) {
    addText(dictionary.byText, english, translation);
  }
  dictionary.memory.clear();
  dictionary.pages.set(path, 'loaded');
}

function fullDictionary(code: LanguageCode): Dictionary | Promise<Dictionary> {
  return loadOnce(fullDictionaries, code, loadFull);
}

/** Few visitors load it, because each page comes with its own phrases. */
async function loadFull(code: LanguageCode): Promise<Dictionary> {
  const response = await fetch(`/data/languages/${code}.json`);
  if (!response.ok) throw new Error(`Failed to load ${response.url}: ${response.status}`);
  return compileDictionary(await response.json());
}
