import type { Draft, Range } from '../draft.ts';
import type { Rule } from '../rule.ts';

export const PLACEHOLDER_RULES: readonly Rule[] = [
  {
    id: 'placeholder',
    find: (draft) => {
      const found = [...MARKS.flatMap((pattern) => rangesOf(draft.text, pattern)), ...openBrackets(draft)];
      return outermost(found).filter(
        ({ start }) => !draft.addresses.some((one) => one.start <= start && start < one.end),
      );
    },
  },
];

/** Without those that begin inside another: "[TBD]" is one placeholder. */
function outermost(ranges: readonly Range[]): Range[] {
  let end = 0;
  return ranges
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((one) => {
      const isOuter = one.start >= end;
      if (isOuter) ({ end } = one);
      return isOuter;
    });
}

function rangesOf(text: string, pattern: RegExp): Range[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
}

/** Each a sort of placeholder that stands without brackets. */
const MARKS: readonly RegExp[] = [
  // "$XX.X million", "$xx million".
  /\$ ?X[X.,]*(?!\w)|\$ ?xx[x.,]*(?!\w)/g,
  // "XX%", "20XX", "XX.X", "x.x%".
  /(?<![\w&.,-])(?:20)?XX(?:X{0,6}[.,]X{1,6})?%?(?![\w&-]| chromosome)|(?<![\w&-])X\.?X?%|(?<![\w.])xx?\.x%?(?!\w)/g,
  /(?<![\w-])(?:TBD|TBA(?! securities)|TBC|TK|TKTK|NTD|NN|TO BE (?:CONFIRMED|DETERMINED|ANNOUNCED|ADDED)|Lorem ipsum|INSERT|FIRSTNAME|LASTNAME)(?![\w-])/g,
  /(?<![_\w])_{2,}(?![_\w])|(?<!\[)●(?!\])|\?{3,}|\?\?:\?\?/g,
  /\bMonth (?:DD|XX)\b|(?<![\w-])(?:[Xx]{3}-){1,2}[Xx]{4}(?![\w-])|(?<=\d-)X{3,}(?!\w)|(?<!\d)\(?000\)? ?000-0000/g,
  /<<[^<>\n]{1,60}>>|\{[A-Z][A-Z _]{0,40}\}|\{\{[^{}\n]{1,60}\}\}/g,
  /Error! (?:Reference source|Bookmark) not (?:found|defined)\.?/g,
  /\bDRAFT(?: \d{1,3})? ?[–—-] ?[A-Z][A-Z ]{2,40}[A-Z]|\bNOT FOR DISTRIBUTION(?! (?:TO|IN|INTO|OUTSIDE)\b)|\bquote to come\b/g,
];

/** The longest placeholder: longer text in brackets is an editor's note or part of a quotation. */
const BRACKETS = /\[[^[\]\n]{1,60}\]|(?<!<)<[A-Z][^<>\n@]{2,59}>/g;

/** Text in brackets that asks for something. "[1]" is a footnote, "[our]" belongs to a quotation, "[NYSE: BA]" is a ticker. */
function openBrackets({ text }: Draft): Range[] {
  return rangesOf(text, BRACKETS).filter(({ start, end }) => {
    const inside = text.slice(start + 1, end - 1);
    if (/[●•_$#*?]/.test(inside) || inside.trim() === '') return true;
    const words = inside.match(/[A-Za-z][A-Za-z\d'’]*/g) ?? [];
    // The register of clinical trials, and an interval of confidence.
    if (/^NCT\d+$|^\d{1,2}% CI\b/.test(inside)) return false;
    if (/^(?:NYSE|NASDAQ|OTC|TSX|LSE|AMEX|CBOE)[^:]*:/i.test(inside)) return false;
    if (words.some((word) => ASKED.has(word.toLowerCase()))) return true;
    return (
      words.some(isAllCapitals) && !isAbbreviation(inside, text.slice(Math.max(start - LONG_FORM, 0), start))
    );
  });
}

function isAllCapitals(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}

/** How many characters before an abbreviation its long form may begin. */
const LONG_FORM = 120;

/** Whether the letters begin words before them, in their order: "hazard ratio [HR]". */
function isAbbreviation(inside: string, before: string): boolean {
  if (/\s/.test(inside.trim()) || inside.length > 8) return false;
  const letters = inside.replaceAll(/[^A-Z]/g, '').toLowerCase();
  let next = letters.length - 1;
  for (const word of before
    .toLowerCase()
    .split(/[\s(-]+/)
    .filter(Boolean)
    .toReversed()
    .slice(0, 10)) {
    if (next >= 0 && word.startsWith(letters[next] ?? '')) next -= 1;
  }
  return next < 0;
}

const ASKED: ReadonlySet<string> = new Set(
  'name|names|date|title|amount|number|insert|company|city|month|day|year|phone|email|quote|link|url|address|ticker|exchange|confirm|check|counsel|legal|tbd|tbc|officer|ceo|cfo|spokesperson|percent|figure|figures|to be|add|update|x|xx|xxx|quarter|time|come|placeholder|pending|note|verify|open|bank|underwriter|underwriters|agent|firm|product|customer|partner|state|street|country|citation|source|person|price|value|role|text|photo|logo'.split(
    '|',
  ),
);
