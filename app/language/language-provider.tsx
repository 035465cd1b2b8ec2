import { createContext, use } from 'react';
import type { LanguageCode } from './languages.ts';
import type { Dictionary } from './dictionary.ts';

export interface Language {
  code: LanguageCode;
  dictionary: Dictionary;
}

export interface LanguageState extends Language {
  /** Whether the page's address carries the language: then it holds, whatever is stored. */
  hasLanguagePrefix: boolean;
  /** While a chosen language is on its way the picker shows it and is disabled. */
  chosen?: LanguageCode;
  choose: (code: LanguageCode) => void;
}

const LanguageContext = createContext<LanguageState | null>(null);

/** Gives the visitor's language. Stands around the whole document, so that `<html>` itself can read it. */
export const LanguageProvider = LanguageContext;

export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (!state) throw new Error('useLanguage must be used within a LanguageProvider');
  return state;
}
