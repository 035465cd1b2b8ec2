import { existsSync, readFileSync } from 'node:fs';
import type { LanguageCode } from '../../app/language/languages.ts';

/** Where the translations of a language are. */
export function dictionaryPath(code: LanguageCode): string {
  return `app/language/dictionaries/${code}.json`;
}

/** The translations of a language by their English; none without a file. */
export function readDictionary(code: LanguageCode): Readonly<Record<string, string>> {
  const path = dictionaryPath(code);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
