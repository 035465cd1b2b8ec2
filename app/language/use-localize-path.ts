import { localizePath } from './localized-path.ts';
import { useLanguage } from './language-provider.tsx';
import { DEFAULT_LANGUAGE } from './languages.ts';

/**
 * Adds a language prefix to a path if the current page's URL has one: for links, and for URLs that are shared, such as
 * canonical ones. The path may have a query and a hash.
 */
export function useLocalizePath(): (path: string) => string {
  const { code, hasLanguagePrefix } = useLanguage();
  return (path) => {
    const end = path.search(/[?#]/);
    const [name, rest] = end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)];
    return localizePath(hasLanguagePrefix ? code : DEFAULT_LANGUAGE, name) + rest;
  };
}
