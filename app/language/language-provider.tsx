import { createContext, use } from 'react';
import type { LanguageCode } from './languages.ts';
import type { Dictionary } from './dictionary.ts';
import type { PhraseValues } from './text.ts';

/** Placeholders available in every phrase: `{brand}`, `{product}`, `{email}`, `{year}` and the figures of the content. */
export type SiteValues = PhraseValues & { brand: string };

export interface LanguageState {
  code: LanguageCode;
  dictionary: Dictionary;
  /** Whether the URL has a language prefix, which overrides the stored language. */
  hasLanguagePrefix: boolean;
  values: SiteValues;
}

const LanguageContext = createContext<LanguageState | null>(null);

/** Wraps the whole document, because `<html>` needs the language too, and each island. */
export const LanguageProvider = LanguageContext;

export function useLanguage(): LanguageState {
  const state = use(LanguageContext);
  if (!state) throw new Error('useLanguage must be used within a LanguageProvider');
  return state;
}
