import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from './languages.ts';

export interface LocalizedPath {
  /** The language prefix; undefined without one. English has none. */
  language?: LanguageCode;
  /** The path without the prefix. */
  path: string;
}

/** `/de/pricing` becomes `de` and `/pricing`. */
export function parseLocalizedPath(pathname: string): LocalizedPath {
  const [, first = ''] = pathname.split('/', 2);
  if (!isLanguageCode(first) || first === DEFAULT_LANGUAGE) return { path: pathname };
  return { language: first, path: pathname.slice(first.length + 1) || '/' };
}

/** Adds the language prefix, except for English: `/pricing` in German is `/de/pricing`. */
export function localizePath(language: LanguageCode, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
