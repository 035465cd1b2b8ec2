import { directionOf, type LanguageCode } from './languages.ts';
import { fill, type PhraseValues } from './text.ts';

const NBSP = '\u00A0';

/** Forbids a line break where a hyphen allows one, without another glyph. */
const WORD_JOINER = '\u2060';

/**
 * Fills in a translation and does what translators need not care about: keeps figures with their units and form names
 * (`10-K`, `pre-IPO`) on one line, and isolates values and figures from right-to-left text around them.
 */
export function typeset(code: LanguageCode, translation: string, values: PhraseValues): string {
  const isRtl = directionOf(code) === 'rtl';
  const tied = fill(
    isRtl ? translation.replace(VALUE_OR_FIGURE, `${ISOLATE}$&${END_ISOLATE}`) : translation,
    values,
    code,
  )
    .replace(UNIT, `$1${NBSP}`)
    .replace(CURRENCY_SIGN, NBSP)
    .replace(FORM_NAME, `$1-${WORD_JOINER}$2`);
  return code === 'fr' ? tied.replace(FRENCH_MARK, NBSP) : tied;
}

/** A figure before a unit of a few letters: `48,0 Mio.`, `3 %`. */
const UNIT = /(\p{N}\+?) (?=%|\p{L}{1,4}(?!\p{L}))/gu;

/** `48,0 Mio. $`. */
const CURRENCY_SIGN = /(?<=[\p{L}\p{N}.+]) (?=[$€£])/gu;

/** Digits and a letter, or a short prefix and an acronym. */
const FORM_NAME = /\b(\d{1,2}(?=-[A-Z]\b)|[A-Za-z]{2,4}(?=-[A-Z]{3,}))-([A-Z]+)/g;

const FRENCH_MARK = / (?=[:;!?»])|(?<=«) /g;

/** First strong isolate and pop directional isolate (Unicode Standard Annex 9). */
const ISOLATE = '\u2068';
const END_ISOLATE = '\u2069';

/** `{amount}`, `${number}`, `#{tag}`; `$1,499`, `3.1%`, `10-K`, `506(b)`, `1×`. */
const VALUE_OR_FIGURE = /[#$]?\{[\w.-]+\}|[$+−]?\d+(?:[.,]\d+)*(?:[%×]|-?[A-Z](?![A-Za-z])|\([a-z]\))?/g;

/** A text for titles and cards, which show it on one line: without soft hyphens, isolates and word joiners. */
export function plainLine(text: string): string {
  return text.replace(/[\u00AD\u2060\u2068\u2069]/g, '');
}
