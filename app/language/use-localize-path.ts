import { useCallback } from 'react';
import { localizePath } from './localized-path.ts';
import { useLanguage } from './language-provider.tsx';
import { DEFAULT_LANGUAGE } from './languages.ts';

/** Where a page is found for those who are given this page's address: with its language, if it carries one. */
export function useLocalizePath(): (path: string) => string {
  const { code, hasLanguagePrefix } = useLanguage();
  return useCallback(
    (path) => localizePath(hasLanguagePrefix ? code : DEFAULT_LANGUAGE, path),
    [code, hasLanguagePrefix],
  );
}
