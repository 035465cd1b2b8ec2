import type { ReactElement } from 'react';
import { DEFAULT_LANGUAGE, type LanguageCode } from './languages.ts';

declare const translated: unique symbol;

/** A text without markup. */
export type PlainText = string & { readonly [translated]: true };

/**
 * A text that is translated or needs no translation, such as a name or a figure: a string, or an element where a part
 * of it must not be torn apart or it is in English. Components of `ui/` accept only this, so an English literal does
 * not compile there. Attributes, keys and data take the string, from {@link plain}.
 */
export type Text = PlainText | ReactElement<{ text: string }>;

export function plain(text: Text): PlainText {
  return typeof text === 'string' ? text : untranslated(text.props.text);
}

/** Marks a text that is the same in every language: brand names, tickers, figures, URLs. */
export function untranslated(value: string): PlainText {
  return value as PlainText;
}

export const ENGLISH = { lang: 'en', dir: 'ltr' } as const;

/** A value that depends on the language of the text around it, which may be English on a page in another language. */
export type ValueIn = (language: LanguageCode) => string;

/**
 * Values of placeholders: `{ year: 2026 }` for `{year}`. Two names also choose the translation: `context` tells apart
 * phrases that read the same in English, `count` selects the plural form.
 */
export type PhraseValues = Readonly<Record<string, Text | string | number | ValueIn>> & {
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
    if (typeof value === 'object') return plain(value);
    if (value !== undefined) return String(typeof value === 'function' ? value(language) : value);
    return PRICE.test(name) ? '—' : placeholder;
  });
}

/** In a translation: where a word breaks that is wider than its line (`Kapitalmarkt<wbr>mitteilungen`). */
export const WORD_BREAK = '<wbr>';

/** A translation without its marks for breaks, such as for a title. */
export function withoutBreaks(translation: string): string {
  return translation.replaceAll(WORD_BREAK, '');
}

/** Shown for the price of a plan without one: a dash claims nothing. */
const PRICE = /^(?:price|annual|saving)\./;

/** Braces in a text, whether or not they form a valid placeholder: `{brand}`, `{ brand }`, `{brand`, `}`. */
export function bracedIn(text: string): string[] {
  return text.match(/\{[^{}]*\}?|\}/g) ?? [];
}
