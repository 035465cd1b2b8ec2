import type { LanguageCode } from './languages.ts';
import {
  compileDictionary,
  EMPTY_DICTIONARY,
  type Dictionary,
  type Phrases,
  type Translation,
} from './dictionary.ts';

const files = import.meta.glob<Phrases>('./dictionaries/*.json', { eager: true, import: 'default' });

const dictionaries = new Map<string, Dictionary>(
  Object.entries(files).map(([path, phrases]) => [codeOf(path), compileDictionary(phrases)]),
);

/**
 * The dictionary of a language on the server, where all are in memory.
 * @param usedPhrases collects the phrases that are looked up
 */
export function serverDictionary(code: LanguageCode, usedPhrases?: Map<string, Translation>): Dictionary {
  const dictionary = dictionaries.get(code);
  return dictionary ? { ...dictionary, usedPhrases } : EMPTY_DICTIONARY;
}

function codeOf(path: string): string {
  return path.replace(/^.*\/|\.json$/g, '');
}
