import type { LanguageCode } from './languages.ts';
import { compileDictionary, EMPTY_DICTIONARY, type Dictionary, type Phrases } from './dictionary.ts';

const files = import.meta.glob<Phrases>('./dictionaries/*.json', { eager: true, import: 'default' });

const dictionaries = new Map<string, Dictionary>(
  Object.entries(files).map(([path, phrases]) => [codeOf(path), compileDictionary(phrases)]),
);

/**
 * The phrase dictionary of a language on the server, where all of them are in memory.
 * @param usedPhrases notes down what is looked up in it.
 */
export function serverDictionary(code: LanguageCode, usedPhrases?: Map<string, string>): Dictionary {
  const dictionary = dictionaries.get(code);
  return dictionary ? { ...dictionary, usedPhrases } : EMPTY_DICTIONARY;
}

function codeOf(path: string): string {
  return path.replace(/^.*\/|\.json$/g, '');
}
