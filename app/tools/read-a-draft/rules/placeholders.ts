import { tokensOf } from '../tokens.ts';
import type { Found, Rule } from '../rule.ts';

export const PLACEHOLDER_RULES: readonly Rule[] = [
  {
    id: 'placeholder',
    kind: 'placeholders',
    title: 'Placeholder left in the text',
    reason: 'Somebody meant to fill this in: a name, a date or a figure.',
    mend: 'Fill it in, or cut the sentence. Search the final file for brackets as well.',
    example: 'Contact: [name], [phone]',
    find: ({ text }) => [
      ...matchesOf(text, MARKS),
      ...matchesOf(text, BRACKETS).filter((one) => isOpen(text, one)),
    ],
  },
];

function matchesOf(text: string, pattern: RegExp): Found[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
}

/** "$XX.X million", "XX%", "20XX", "TBD", "____", "●" outside brackets, "Lorem ipsum". */
const MARKS =
  /\$ ?X[X.,]*|(?<![\w&.,-])(?:20)?XX(?:X{0,6}[.,]X{1,6})?%?(?![\w&-]| chromosome)|(?<![\w&-])X\.?X?%|(?<![\w-])(?:TBD|TBA(?! securities)|TBC|TK|TKTK|Lorem ipsum|INSERT|FIRSTNAME|LASTNAME)(?![\w-])|(?<![_\w])_{3,}|(?<!\[)●(?!\])|\?{3,}|\bMonth DD\b|(?<![\w-])[Xx]{3}-[Xx]{3}-[Xx]{4}(?![\w-])|<<[^<>\n]{1,60}>>|\{[A-Z][A-Z _]{0,40}\}/g;

/** The longest placeholder: longer text in brackets is an editor's note or part of a quotation. */
const BRACKETS = /\[[^[\]\n]{1,60}\]/g;

/** Whether the text in brackets asks for something. "[1]" is a footnote, "[our]" belongs to a quotation. */
function isOpen(text: string, { start, end }: Found): boolean {
  const inside = text.slice(start + 1, end - 1);
  if (/[●•_$#*?]/.test(inside) || /^\s*$/.test(inside)) return true;
  return tokensOf(inside).some(({ word, isCapital, start: from, end: to }) => {
    const letters = inside.slice(from, to);
    return ASKED.has(word) || (isCapital && letters.length > 1 && letters === letters.toUpperCase());
  });
}

const ASKED: ReadonlySet<string> = new Set(
  'name|names|date|title|amount|number|insert|company|city|month|day|year|phone|email|quote|link|url|address|ticker|exchange|confirm|check|counsel|legal|tbd|officer|ceo|cfo|spokesperson|percent|figure|figures|to be|add|update|x|xx|quarter|time'.split(
    '|',
  ),
);
