import { createContext, use } from 'react';
import type { LanguageCode } from './languages.ts';
import type { Dictionary } from './dictionary.ts';

export interface LanguageState {
  code: LanguageCode;
  dictionary: Dictionary;
  /** Whether the URL has a language prefix, which overrides the stored language. */
  hasLanguagePrefix: boolean;
}

const LanguageContext = createContext<LanguageState | null>(null);

/** Wraps the whole document, because `<html>` needs the language too, and each island. */
export const LanguageProvider = LanguageContext;

export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (!state) throw new Error('useLanguage must be used within a LanguageProvider');
  return state;
}
