import { createContext, use, useCallback } from 'react';
import { useLanguage } from './language-provider.tsx';
import { fill, type PhraseValues, type Text } from './text.ts';
import { translate } from './translate.ts';

/** What every phrase of the site may name: `{brand}`, `{email}`, `{year}`. */
export interface SiteValues {
  brand: string;
  email: string;
  year: number;
}

const SiteValuesContext = createContext<SiteValues>({ brand: '', email: '', year: 0 });

export const SiteValuesProvider = SiteValuesContext;

export type Translate = (phrase: string, values?: PhraseValues) => Text;

/**
 * The one function that every text a visitor reads goes through: translates an English phrase, whole and
 * with its placeholders, into the visitor's language, then fills the placeholders in.
 */
export function useTranslate(): Translate {
  const { dictionary } = useLanguage();
  const site = use(SiteValuesContext);
  return useCallback(
    (phrase, values) => fill(translate(dictionary, phrase, [site.brand]), { ...site, ...values }) as Text,
    [dictionary, site],
  );
}

/** Fills the placeholders of what is never translated: an address, a name. */
export function useFill(): (source: string) => Text {
  const site = use(SiteValuesContext);
  return (source) => fill(source, { ...site }) as Text;
}
