import { useCallback } from 'react';
import { addressIn } from './address.ts';
import { useLanguage } from './language-provider.tsx';
import { DEFAULT_LANGUAGE } from './languages.ts';

/** Where a page is found for those who are given this page's address: with its language, if it carries one. */
export function useAddress(): (path: string) => string {
  const { code, addressed } = useLanguage();
  return useCallback((path) => addressIn(addressed ? code : DEFAULT_LANGUAGE, path), [code, addressed]);
}
