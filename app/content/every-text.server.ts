import { compileDictionary, parseKey, type Dictionary, type Translation } from '../language/dictionary.ts';

/** A dictionary that has a translation of every text. For tools: no text of a visitor is looked up. */
export function everyTextDictionary(translationOf: (phrase: string, key: string) => string): Dictionary {
  const byText = new Map<string, Translation>();
  byText.get = (key) => translationOf(parseKey(key).phrase, key);
  return { ...compileDictionary({}), byText };
}
