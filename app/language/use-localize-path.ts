import { useCallback } from 'react';
import { localizePath } from './localized-path.ts';
import { useLanguage } from './language-provider.tsx';
import { DEFAULT_LANGUAGE } from './languages.ts';

/** Adds a language prefix to a path if the current page's URL has one. For URLs that are shared, such as canonical ones. */
export function useLocalizePath(): (path: string) => string {
  const { code, hasLanguagePrefix } = useLanguage();
  return useCallback(
    (path) => localizePath(hasLanguagePrefix ? code : DEFAULT_LANGUAGE, path),
    [code, hasLanguagePrefix],
  );
}
