import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from './languages.ts';

export interface Address {
  /** The language in front; undefined on a plain address, and English has only those. */
  language?: LanguageCode;
  /** The page's address without a language. */
  path: string;
}

/** Takes an address apart: `/de/pricing` is German, and the page is `/pricing`. */
export function parseLocalizedPath(pathname: string): Address {
  const [, first = ''] = pathname.split('/', 2);
  if (!isLanguageCode(first) || first === DEFAULT_LANGUAGE) return { path: pathname };
  return { language: first, path: pathname.slice(first.length + 1) || '/' };
}

/** Where a page is found in a language, whatever the visitor has chosen. */
export function localizePath(language: LanguageCode, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
