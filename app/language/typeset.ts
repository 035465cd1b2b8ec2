import { directionOf, type LanguageCode } from './languages.ts';
import { fill, type PhraseValues } from './text.ts';

const NBSP = '\u00A0';

/** Forbids a line break where a hyphen or an icon allows one, without another glyph. */
export const WORD_JOINER = '\u2060';

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
  ).replace(CURRENCY_SIGN, NBSP);
  const whole = tieFigures(code, tied);
  return code === 'fr' ? whole.replace(FRENCH_MARK, NBSP) : whole;
}

/**
 * Keeps figures with their units, amounts, dates and names with a hyphen on one line: `6:00 PM`, `$48.2 million`,
 * `1-2 weeks`, `November 9`, `Form 10-K`, `pre-IPO`.
 */
export function tieFigures(code: LanguageCode, text: string): string {
  const tied = text.replace(FORM_NAME, `$1-${WORD_JOINER}$2`).replace(REFERENCE, `$1${NBSP}`);
  if (!/\p{N}/u.test(tied)) return tied;
  return tied
    .replace(BEFORE_FORM, NBSP)
    .replace(RANGE, `$&${WORD_JOINER}`)
    .replace(UNIT, `$1${NBSP}`)
    .replace(AMOUNT, `$1${NBSP}`)
    .replace(CJK_DATE, WORD_JOINER)
    .replace(datesOf(code), NBSP);
}

/** A figure before a unit of a few letters: `48,0 Mio.`, `3 %`. */
const UNIT = /(\p{N}\+?) (?=%|\p{L}{1,4}(?!\p{L}))/gu;

/** The hyphen in `1-2 weeks`, at which browsers break. */
const RANGE = /\p{N}[-–](?=\p{N}{1,4} \p{L})/gu;

/** Millions and billions in Arabic, Farsi and Hebrew, where the currency follows. */
const RTL_MILLIONS = 'مليون|مليار|میلیون|میلیارد|מיליון|מיליארד';

/** `48.2 million`, `1-2 weeks`. */
const AMOUNT = new RegExp(
  `(\\p{N}[-–]\\u2060?\\p{N}{1,4}(?= \\p{L})|\\p{N}\\+?\\u2069?(?= (?:[bm]il+[hij]|${RTL_MILLIONS}))|(?:${RTL_MILLIONS})(?= (?:دولار|دلار|דולר))) `,
  'giu',
);

const dates = new Map<LanguageCode, RegExp>();

/** The space between a day and its month in the words of a language: `November 9`, `9. November`, `9 de noviembre`. */
function datesOf(code: LanguageCode): RegExp {
  const known = dates.get(code);
  if (known) return known;
  const months = (['long', 'short'] as const)
    .flatMap((month) => {
      const format = new Intl.DateTimeFormat(`${code}-u-ca-gregory`, {
        day: 'numeric',
        month,
        timeZone: 'UTC',
      });
      return Array.from(
        { length: 12 },
        (_, index) =>
          format.formatToParts(Date.UTC(2026, index)).find(({ type }) => type === 'month')?.value ?? '',
      );
    })
    .map((month) => month.replaceAll('.', '\\.'))
    .join('|');
  const pattern = new RegExp(
    `(?<=(?:^|\\P{L})(?:${months})) (?=\u2068?\\p{N})|(?<=\\p{N}\\.?\u2069?(?:.de)?) (?=(?:${months})(?!\\p{L}))`,
    'gu',
  );
  dates.set(code, pattern);
  return pattern;
}

/** `48,0 Mio. $`. */
const CURRENCY_SIGN = /(?<=[\p{L}\p{N}.+]) (?=[$€£])/gu;

/** `10-K`, `S-3`, `S-K`, `SHA-256`, `12b-25`, `10b5-1`, `E-Mail`, or a short prefix and an acronym. */
const FORM_NAME =
  /\b(\d{1,2}(?=-[A-Z]\b)|(?:[A-Z]{1,4}|\d+[a-z]\d?)(?=-\d)|S(?=-K\b)|[A-Za-z]{2,4}(?=-[A-Z]{3,})|E(?=-Mail))-([A-Z]+|\d)/g;

/** In dates, quarters and lengths of time in Chinese and Japanese: `2026年5月19日`, `第3四半期`, `24か月`. */
const CJK_DATE =
  /(?<=\p{N})(?=[年月日]|か月|四半期)|(?<=\p{N}(?:[年月]|か(?=月)))(?=\p{N}|月)|(?<=第)(?=\p{N})/gu;

/** `Rule 506`, `Form 8-K`, `NT 10-K`, `Instruction B.1`, `section 27A`, `Bulletin No. 99`. The names are English in every language. */
const REFERENCE =
  /\b(Rules?|Forms?|NT|Instruction|Items?|[Ss]ections?|Regulation|Schedules?|No\.) (?=\u2068?[A-Z\d])/g;

/** The space before the name of a form: `Formular 10-K`. */
const BEFORE_FORM = /(?<=\p{L}) (?=\u2068?\p{N}{1,2}-\u2060?[A-Z](?![\p{L}\p{N}]))/gu;

const FRENCH_MARK = / (?=[:;!?»])|(?<=«) /g;

/** First strong isolate and pop directional isolate (Unicode Standard Annex 9). */
const ISOLATE = '\u2068';
const END_ISOLATE = '\u2069';

/**
 * `{brand} 2.0`, `Example Corp.`, `.ics`; `S-3`, `SHA-256`; `{amount}`, `${number}`, `#{tag}`; `$1,499`, `3.1%`, `1×`,
 * `50+`; `10-K` and the names of rules, `506(b)`, `10b5-1`, `16a-3(g)(2)`, `0-3`; not the digit of `Web3`.
 */
const VALUE_OR_FIGURE =
  /\{brand\} \d+\.\d+|\b(?:Example )?Corp\.|\.(?:ics|csv)\b|\b[A-Z]{1,4}-\d+|[#$]?\{[\w.-]+\}|(?:[$+−]|(?<![A-Za-z\d]))(?:0-\d+|\d+(?:[.,:]\d+)*(?:[%×+]|-?[A-Z](?![A-Za-z])|(?:[a-z]\d*(?:-\d+)?)?(?:\([a-z\d]\))*(?![a-z]))?)/g;

/** A text for titles and cards, which show it on one line: without soft hyphens, isolates and word joiners. */
export function plainLine(text: string): string {
  return text.replace(/[\u00AD\u2060\u2068\u2069]/g, '');
}
