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
  // "$XX.X million", "XX%", "20XX", "X percent".
  /(?<![\w&.,-])(?:\$ ?\(?|20)?(?:XX[X.,]*|xx?\.x|X\.?X?(?=%)|(?<=\$ ?)X)%?(?![\w&-]| chromosome| [A-Z][a-z])|\$ ?\(?xx[x.,]*(?!\w)|\bX (?:percent|million|billion|shares)\b/g,
  /(?<![\w-])(?:TBD|TBA(?! securities)|TBC(?! [A-Z][a-z])|TKTK|TODO|(?<!\()xx+|TO BE (?:CONFIRMED|DETERMINED|ANNOUNCED|ADDED)|Lorem ipsum|INSERT)(?![\w-])/g,
  /(?<=[^\s\w] ?)_{2,15}(?!\w)|[$€£]●|●(?=%|,| million| billion| shares| percent)|\?{3,}|\?\?:\?\?/g,
  /\bMonth (?:DD|XX)\b|(?<![\w-])(?:[Xx]{3}-){1,2}[Xx]{4}(?![\w-])/g,
  /<<[^<>\n]{1,60}>>|\{[A-Z][A-Z _]{0,40}\}(?!\w)|\{\{[^{}\n]{1,60}\}\}/g,
  /Error! (?:Reference source|Bookmark) not (?:found|defined)\.?/g,
  /\bDRAFT(?: ?[–—]| -| v?\d|$)[^\n]{0,40}|\bNOT FOR DISTRIBUTION(?=[.!]?$)|\((?:insert|add|confirm) [^()\n]{1,60}\)/gm,
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
    // A link in Markdown, or "[X]Twitter".
    if (/[(\w]/.test(text[end] ?? '')) return false;
    // "$[X] million"; a product may be called "Example [X]".
    if (/^x$/i.test(inside))
      return /[$€£]/.test(text[start - 1] ?? '') || UNIT.test(text.slice(end, end + 10));
    // A missing figure, not a footnote, a ticker or a comparison.
    if (/\d|^\w+: ?[A-Z.]+$/.test(inside))
      return /^[\d.]+$/.test(inside) && (text[end] === '%' || text[start - 1] === '$');
    if (inside === '' || /[●•_$#*?]|XX/.test(inside) || /\bto (?:come|follow)$/.test(inside)) return true;
    const words = inside.toLowerCase().split(' ');
    const [first = '', last = ''] = [words[0], words.at(-1)];
    // "[Bank of Denver]" explains a quotation.
    const isOf = words[1] === 'of' && !/[A-Z]/.test(inside.slice(1));
    const isAsked = ASKED.has(words.length === 1 || isOf ? first : /^[A-Z]/.test(inside) ? last : '');
    return isAsked || ORDERS.has(first) || ORDERS.has(last);
  });
}

/** What follows a missing figure. */
const UNIT = /^(?:%| (?:percent|million|billion|shares|units)\b)/;

/** Words that ask for something, with or without more words. */
const ORDERS = wordSet('update|insert|confirm|tbd|tbc|tk');

/** The missing text: "[date]", "[name of bank]", "[Manager's Name]". */
const ASKED = wordSet(
  'name|names|date|title|amount|number|company|city|month|day|year|phone|email|quote|link|url|ticker|ceo|cfo|xx|xxx|time|bank|website|citation|signature|logo|state|exchange',
);
