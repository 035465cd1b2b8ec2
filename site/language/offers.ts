import { DEFAULT_LANGUAGE, isHidden, isLanguageCode, type LanguageCode } from './languages.ts';

/** The offer to read an English page in the browser's language, in that language. */
export interface Offer {
  question: string;
  yes: string;
  no: string;
}

/** English phrases. The translation of the question names its own language in place of English. */
export const OFFER: Offer = { question: 'Read this page in English?', yes: 'Yes', no: 'No, thanks' };

/** URL of the offer in a language. */
export function offerUrl(code: LanguageCode): string {
  return `/data/languages/${code}/offer.json`;
}

/** Both written forms of Norwegian, and the former code of Hebrew. */
const ALIASES: Readonly<Record<string, LanguageCode>> = { nb: 'no', nn: 'no', iw: 'he' };

/**
 * The language to offer on an English page: the first of `navigator.languages` that the site supports; undefined if that
 * is English.
 */
export function languageToOffer(preferred: readonly string[]): LanguageCode | undefined {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split('-')[0] ?? '';
    const code = ALIASES[primary] ?? primary;
    if (code === DEFAULT_LANGUAGE) return undefined;
    if (isLanguageCode(code) && !isHidden(code)) return code;
  }
  return undefined;
}
