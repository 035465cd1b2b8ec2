import { createContext, use, useCallback } from 'react';
import { useLanguage } from './language-provider.tsx';
import { fill, type PhraseValues, type Text } from './text.ts';
import { translate } from './translate.ts';

/** Placeholders available in every phrase: `{brand}`, `{product}`, `{email}`, `{year}` and the figures of the content. */
export type SiteValues = PhraseValues & { brand: string };

const SiteValuesContext = createContext<SiteValues>({ brand: '' });

export const SiteValuesProvider = SiteValuesContext;

export type Translate = (phrase: string, values?: PhraseValues) => Text;

/**
 * The function that every visible text goes through: translates an English phrase with its placeholders, then fills them
 * in.
 */
export function useTranslate(): Translate {
  const { dictionary } = useLanguage();
  const site = use(SiteValuesContext);
  return useCallback(
    (phrase, values) => fill(translate(dictionary, phrase, [site.brand]), { ...site, ...values }) as Text,
    [dictionary, site],
  );
}

/** Fills the placeholders of texts that are not translated, such as email addresses and names. */
export function useFill(): (source: string) => Text {
  const site = useSiteValues();
  return (source) => fill(source, site) as Text;
}

export function useSiteValues(): SiteValues {
  return use(SiteValuesContext);
}
