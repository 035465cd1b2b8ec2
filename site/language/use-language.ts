import { createContext, use } from 'react';
import { type LanguageCode, DEFAULT_LANGUAGE } from './languages.ts';
import type { Dictionary } from './dictionary.ts';
import { type PhraseValues, fill, untranslated, type PlainText, type Text } from './text.ts';
import { localizePath } from './paths/localized-path.ts';
import { englishText, keepTogether } from './text-element.tsx';
import { translate } from './translate.ts';

/** Placeholders available in every phrase: `{brand}`, `{product}`, `{email}`, `{year}` and the figures of the content. */
export type SiteValues = PhraseValues & { brand: string };

interface LanguageState {
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

export type Translate = (phrase: string, values?: PhraseValues) => Text;

/**
 * The function that every visible text goes through: translates an English phrase with its placeholders, then fills them
 * in. A text that the dictionary does not cover stays English and is marked as English.
 */
export function translator({
  code,
  dictionary,
  values: site,
}: Omit<LanguageState, 'hasLanguagePrefix'>): Translate {
  return (phrase, values) => {
    const { context, count } = values ?? {};
    const found = translate(dictionary, phrase, {
      names: [site.brand],
      context,
      isPlural: count !== undefined,
    });
    const translation =
      typeof found === 'object' && found
        ? (found[dictionary.formOf?.(count ?? 0) ?? -1] ?? found.at(-1) ?? '')
        : found;
    const filled = values ? { ...site, ...values } : site;
    if (translation === null) return englishText(fill(phrase, filled));
    return keepTogether(fill(translation, filled, code), code);
  };
}

export function useTranslate(): Translate {
  return translator(useLanguage());
}

/** Fills the placeholders of texts that are not translated, such as email addresses and names. */
export function useFill(): (source: string) => PlainText {
  const { values } = useLanguage();
  return (source) => untranslated(fill(source, values));
}
