import type { Draft, Range } from '../text/draft.ts';
import type { Rule } from '../rule.ts';
import { wordSet } from '../text/words.ts';

export const PLACEHOLDER_RULES: readonly Rule[] = [
  {
    id: 'placeholder',
    find: (draft) =>
      outermost([...MARKS.flatMap((pattern) => rangesOf(draft.text, pattern)), ...openBrackets(draft)]),
  },
];

/** Leaves out placeholders that begin inside another: "[TBD]" is one placeholder. */
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

/** The kinds of placeholders without brackets. */
const MARKS: readonly RegExp[] = [
  // "$XX.X million", "$xx million".
  /\$ ?\(?[X-Z][X.,]*(?!\w)|\$ ?\(?xx[x.,]*(?!\w)|\$\d+\.X+/g,
  // "XX%", "20XX", "XX.X", "x.x%".
  /(?<![\w&.,-])(?:20)?XX(?:X{0,6}[.,]X{1,6}|XX+)?%?(?![\w&-]| chromosome)|(?<![\w&-])X\.?X?%|(?<![\w.])xx?\.x%?(?!\w)/g,
  /(?<![\w-])(?:TBD|TBA(?! securities)|TBC|TK|TKTK|NTD|NN|TODO|xx+|TO BE (?:CONFIRMED|DETERMINED|ANNOUNCED|ADDED)|Lorem ipsum|INSERT)(?![\w-])/g,
  /(?<![_\w])_{2,}(?![_\w])|[$€£]●|●(?=%|,| million| billion| shares| percent)|\?{3,}|\?\?:\?\?|\bQ\?/g,
  /\bMonth (?:DD|XX)\b|(?<![\w-])(?:[Xx]{3}-){1,2}[Xx]{4}(?![\w-])|(?<=\d-)X{3,}(?!\w)|(?<!\d)\(?000\)?[ -]?000-0000|\bX (?:percent|million|billion|shares)\b/g,
  /<<[^<>\n]{1,60}>>|\{[A-Z][A-Z _]{0,40}\}|\{\{[^{}\n]{1,60}\}\}/g,
  /Error! (?:Reference source|Bookmark) not (?:found|defined)\.?/g,
  /\bDRAFT(?: ?[–—]| -| v?\d|$)[^\n]{0,40}|\bNOT FOR DISTRIBUTION(?! (?:TO|IN|INTO|OUTSIDE)\b)|\bquote to come\b|\((?:insert|add|confirm) [^()\n]{1,60}\)|•%/gm,
];

/** The longest placeholder: longer text in brackets is an editor's note or part of a quotation. */
const BRACKETS = /\[[^[\]\n]{1,60}\]|(?<!<)<[A-Za-z][^<>\n@]{2,59}>/g;

/**
 * Text in brackets that asks for something. "[1]" is a footnote, "[our]" belongs to a quotation, "[NYSE: BA]" is a
 * ticker.
 */
function openBrackets({ text }: Draft): Range[] {
  return rangesOf(text, BRACKETS).filter(({ start, end }) => {
    const inside = text.slice(start + 1, end - 1).trim();
    // A link in Markdown.
    if (text[end] === '(') return false;
    const [word = ''] = inside.split(' ');
    if (inside === '' || /[●•_$#*?]|XX/.test(inside) || ASKED.has(word.toLowerCase())) return true;
    // A missing figure, not a footnote.
    if (/\d|^\w+: ?[A-Z.]+$/.test(inside))
      return /^[\d.]+$/.test(inside) && (text[end] === '%' || text[start - 1] === '$');
    // "[Hotel Manager's Name]", "[quote to come]".
    const last = inside.split(' ').at(-1)?.toLowerCase() ?? '';
    return (/^[A-Z]/.test(inside) && ASKED.has(last)) || /\bto (?:come|follow)$/.test(inside);
  });
}

/** Placeholder words that stand alone in brackets. */
const ASKED = wordSet(
  'update|name|names|date|title|amount|number|insert|company|city|month|day|year|phone|email|quote|link|url|ticker|confirm|tbd|tbc|ceo|cfo|x|xx|xxx|time|bank|website|tk|citation|signature|logo|state|exchange',
);
