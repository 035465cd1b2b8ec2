import { createContext, use } from 'react';
import type { LanguageCode } from './languages.ts';
import type { Dictionary } from './dictionary.ts';

export interface Language {
  code: LanguageCode;
  dictionary: Dictionary;
}

export interface LanguageState extends Language {
  /** Whether the URL has a language prefix, which overrides the stored language. */
  hasLanguagePrefix: boolean;
  /** The chosen language while it loads: the picker shows it and is disabled. */
  chosen?: LanguageCode;
  choose: (code: LanguageCode) => void;
}

const LanguageContext = createContext<LanguageState | null>(null);

/** Wraps the whole document, because `<html>` needs the language too. */
export const LanguageProvider = LanguageContext;

export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (!state) throw new Error('useLanguage must be used within a LanguageProvider');
  return state;
}
