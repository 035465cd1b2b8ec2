import type { LanguageCode } from './languages.ts';
import { addressIn } from './address.ts';

/** In front of a page's address with its language: what the page says in it. */
export const PHRASES_PATH = '/phrases';

/** Where a browser finds what a page says in a language. */
export function phrasesAddress(code: LanguageCode, path: string): string {
  return `${PHRASES_PATH}${addressIn(code, path)}`;
}
