import { DEFAULT_LANGUAGE, type LanguageCode } from './languages.ts';

declare const translated: unique symbol;

/**
 * A text that is translated or needs no translation, such as a name or a figure. Components of `ui/` accept only this, so
 * an English literal does not compile there.
 */
export type Text = string & { readonly [translated]: true };

/** Marks a text that is the same in every language: brand names, tickers, figures, URLs. */
export function untranslated(value: string): Text {
  return value as Text;
}

export const ENGLISH = { lang: 'en', dir: 'ltr' } as const;

/** The attributes of an element whose content is put together from a text: none, or those of an untranslated one. */
export function languageOf(text: Text & { props?: { lang?: string } }): typeof ENGLISH | undefined {
  return text.props?.lang === ENGLISH.lang ? ENGLISH : undefined;
}

/** A value that depends on the language of the text around it, which may be English on a page in another language. */
export type ValueIn = (language: LanguageCode) => string;

/**
 * Values of placeholders: `{ year: 2026 }` for `{year}`. Two names also choose the translation: `context` tells apart
 * phrases that read the same in English, `count` selects the plural form.
 */
export type PhraseValues = Readonly<Record<string, string | number | ValueIn>> & {
  readonly context?: string;
  readonly count?: number;
};

/** Replaces the placeholders of a text; those without a value stay. */
export function fill(
  source: string,
  values: PhraseValues,
  language: LanguageCode = DEFAULT_LANGUAGE,
): string {
  return source.replace(/\{([\w.-]+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value !== undefined) return String(typeof value === 'function' ? value(language) : value);
    return PRICE.test(name) ? '—' : placeholder;
  });
}

/** The price of a plan that has none: a dash claims nothing. */
const PRICE = /^(?:price|annual|saving)\./;
