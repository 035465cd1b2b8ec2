import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '../languages.ts';

interface LocalizedPath {
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

/**
 * Adds the language prefix, except for English: `/pricing` in German is `/de/pricing`. The result begins with one
 * slash: browsers take what follows two, or two with a line break between them, for the name of another host.
 */
export function localizePath(language: LanguageCode, path: string): string {
  const name = `/${path.replace(/^[/\\\s]+/, '')}`;
  if (language === DEFAULT_LANGUAGE) return name;
  return name === '/' ? `/${language}` : `/${language}${name}`;
}

/**
 * The canonical form of a path: lower case, no needless escapes, no trailing slash. A path with an invalid escape,
 * such as `/%E0%A4%A`, belongs to no page and keeps its escapes. Linear in the length of the path.
 */
export function canonicalPath(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  const path = pathname.slice(0, end);
  try {
    return decodeURI(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}
