import { isPerShareAt } from './counted.ts';
import type { Draft, Paragraph, Range, Sentence } from './draft.ts';
import type { Mention } from './mention.ts';
import { comparisonsOf } from './mentions.ts';
import { hasPhrase, matchesIn, phrases, type Span } from './phrases.ts';
import { isAmount, type Figured, type Token } from './token.ts';
import { BASES, DIRECTIONS, EPS, meanings, MONTHS, wordSet } from './words.ts';

/** A measure of the whole company with its value in one period. */
export interface NamedValue extends Range {
  measure: string;
  /** Whether any company has one of it, as it has one revenue; it may have several charges. */
  isSingle: boolean;
  /** How long the period is, and which of them it is where the text says so. */
  length: string;
  ordinal: string | undefined;
  year: number | undefined;
  month: string | undefined;
  token: Figured;
}

/** Names of one measure. */
const ALIASES = meanings({
  revenue: 'revenues',
  'net revenue': 'net revenues',
  'net income': 'net earnings',
  'operating income': 'income from operations|operations',
  'adjusted net income': 'non gaap net income',
  eps: `${EPS}|diluted|net income per common share|diluted net income per share`,
  'adjusted eps': EPS.replaceAll(/^|(?<=\|)/g, 'adjusted '),
});

const SINGLE =
  /(?:revenue|sales|income|loss|profit|eps|ebitda|margin|flow|backlog|bookings|cash|deposits|loans|debt|assets|consideration|price|management|reserves|securities|expenditures|equivalents|dividend)$/;

/** Words that say nothing of what is measured: "total", "record". */
const PLAIN = wordSet('total|consolidated|reported|record|gaap|quarterly|annual|aggregate|company');

/** What may stand between a measure and its value: verbs, and the period. */
const LINKS = wordSet(
  'of|was|were|is|are|totaled|totalled|stood|at|came|in|to|reached|amounted|approximately|about|a|an|the|for|on|by|as|end|ended|ending|first|second|third|fourth|quarter|half|year|full|fiscal|nine|six|three|twelve|thirteen|months|month|weeks|q1|q2|q3|q4|h1|h2|this|and',
);

/** What ends a measure's name on its left. */
const BEFORE_NAME = wordSet(
  'with|our|its|their|that|reports|reported|announces|posts|delivers|achieves|generated|generates|results|highlights|after|had|has|have|including|include|fund|from|into|against|under|pay|pays|records|recorded|s|upon|company|when|but',
);

export function nameOf(words: readonly string[]): string {
  const said = words.filter((word) => !PLAIN.has(word)).join(' ');
  return ALIASES.get(said) ?? said;
}

/** The measures of a draft that have a value, but for forecasts, parts of the company, earlier periods, and tables. */
export function namedValues(draft: Draft): NamedValue[] {
  const { paragraphs, sentences } = draft;
  const main = sentences.map((one) => periodIn(draft, one)?.length).find((length) => length !== undefined);
  let length = main ?? '';
  let section = '';
  return paragraphs.flatMap((paragraph) => {
    if (paragraph.zone === 'legend' || paragraph.zone === 'table') return [];
    const values = paragraph.sentences.flatMap((sentence) => valuesIn(draft, sentence, length, section));
    if (values.length === 0 && isTitle(draft, paragraph)) {
      length = periodIn(draft, paragraph)?.length ?? length;
      section = hasPhrase(draft.matches, WHOLE, paragraph)
        ? ''
        : draft.text.slice(paragraph.start, paragraph.end);
    }
    return values;
  });
}

/** Titles of sections that are about the whole company. Others may be names of its parts. */
const WHOLE = phrases(
  'results|highlights|quarter|year|about|financial|summary|liquidity|balance|review|update|statements|capital|company|months',
);

function isTitle({ text }: Draft, { from, to, end, zone, isItem }: Paragraph): boolean {
  return zone === 'prose' && !isItem && to - from < 12 && !/[.:;,”"]/.test(text[end - 1] ?? '');
}

/** Forecasts, parts of the company, and what it buys. */
const OTHER_SCOPE = phrases(
  'expect|expects|expected|expecting|anticipates|outlook|guidance|forecast|range|estimate|estimates|estimated|consensus|target|targets|pro forma|segment|segments|division|subsidiary|acquired|acquire|acquires|adding|add|additional|excluding|respectively|assumes|preliminary|up to|at least|more than|joint venture|run rate|region|regions|each|average',
);

const EARLIER = phrases('prior|previous|last|preceding|ago|earlier');

function valuesIn(draft: Draft, sentence: Sentence, length: string, section: string): NamedValue[] {
  const { matches, tokens } = draft;
  if (sentence.figures.length === 0 || hasPhrase(matches, OTHER_SCOPE, sentence)) return [];
  const mentions = comparisonsOf(draft, sentence).flat();
  const own = mentions.filter(({ role }) => role === 'given' || role === 'result');
  const names = [
    ...own.flatMap(
      (mention) => nameBefore(draft, sentence, mention) ?? countAt(draft, sentence, mention) ?? [],
    ),
    ...sentence.figures.flatMap((at) => epsAt(draft, sentence, at) ?? []).slice(0, 1),
  ];
  if (names.length === 0 || isInPlace(tokens, sentence)) return [];
  return names.flatMap(({ at, from, token, measure, isSingle }) => {
    const before = { from: sentence.from, to: at };
    if (hasPhrase(matches, EARLIER, before)) return [];
    const period = periodIn(draft, before) ?? periodIn(draft, sentence);
    const words = tokens.slice(sentence.from, at);
    const year = words.findLast(({ figure }) => figure?.isYear)?.figure?.value;
    const month = tokens
      .slice(sentence.from, sentence.to)
      .find((one) => one.isCapital && MONTHS.has(one.word))?.word;
    const [start, end] = [tokens[from]?.start ?? 0, token.end];
    const named = { measure: section + measure, isSingle, year, month, token, start, end };
    return [{ length, ordinal: undefined, ...period, ...named }];
  });
}

/** "Revenue was $30.0 million in Europe" is that of a part. */
function isInPlace(tokens: readonly Token[], { from, to }: Span): boolean {
  return tokens
    .slice(from + 1, to)
    .some(
      ({ word, isCapital }, index) =>
        isCapital && PLACES.has(tokens[from + index]?.word ?? '') && !MONTHS.has(word) && !LINKS.has(word),
    );
}

const PLACES = wordSet('in|from');

interface Name {
  measure: string;
  isSingle: boolean;
  /** Index of its first word, and of its value. */
  from: number;
  at: number;
  token: Figured;
}

/** How many words may stand between a measure and its value, and how many its name has. */
const REACH = 20;
const LONGEST = 4;

/** "Revenue for the third quarter of 2026 increased 12% to $48.2 million", "Backlog of $412 million". */
function nameBefore(draft: Draft, sentence: Span, { at, token, isPerShare }: Mention): Name | undefined {
  const { tokens, text } = draft;
  const word = (place: number) => (place >= sentence.from ? (tokens[place]?.word ?? '') : '');
  let last = at - 1;
  while (last >= sentence.from && at - last < REACH && isLink(tokens[last])) last -= 1;
  if (last === at - 1 || last < sentence.from || at - last >= REACH) return undefined;
  let from = last + 1;
  for (; from > sentence.from && last - from < LONGEST; from -= 1) {
    const gap = text.slice(tokens[from - 1]?.end, tokens[from]?.start);
    const isOther = from <= last && /[^\s-]/.test(gap);
    if (isOther || isLink(tokens[from - 1]) || BEFORE_NAME.has(word(from - 1))) break;
  }
  const words = tokens.slice(from, last + 1).map((one) => one.word);
  const measure = nameOf(words);
  const isEps = measure.endsWith('eps');
  const { kind, scale } = token.figure;
  if (!measure || words.some((one) => BASES.has(one)) || measure.length < 3) return undefined;
  if (kind === 'percent' ? !/margin$|ratio$|rate$/.test(measure) : /margin$|ratio$|rate$/.test(measure))
    return undefined;
  if (isEps ? scale > 1 || kind !== 'amount' : kind === 'amount' && scale === 1 && !isPerShare)
    return undefined;
  if (kind === 'number' && scale === 1) return undefined;
  const isSingle = SINGLE.test(measure) || word(from - 1) === 'the';
  return { measure: isPerShare && !isEps ? `${measure} per share` : measure, isSingle, from, at, token };
}

function isLink(token: Token | undefined): boolean {
  if (!token) return false;
  const { word, figure } = token;
  if (figure) return figure.isYear || figure.kind !== 'amount';
  return LINKS.has(word) || MONTHS.has(word) || (DIRECTIONS.has(word) && !BASES.has(word));
}

const NET = phrases('net income|net loss|net earnings');
const COMPARED = phrases('compared|versus|vs|v');
const ADJUSTED = phrases('adjusted|non gaap|core|ffo|affo');

/** "Net income of $12.6 million, or $0.42 per diluted share". */
function epsAt({ tokens, matches }: Draft, { from }: Span, at: number): Name | undefined {
  const token = tokens[at];
  if (!isAmount(token) || tokens[at - 1]?.word !== 'or' || !isPerShareAt(tokens, at)) return undefined;
  if (!hasPhrase(matches, NET, { from, to: at }) || hasPhrase(matches, COMPARED, { from, to: at }))
    return undefined;
  const isAdjusted = hasPhrase(matches, ADJUSTED, { from, to: at });
  return { measure: isAdjusted ? 'adjusted eps' : 'eps', isSingle: true, from: at, at, token };
}

const KEEPS = phrases('operates|employs|serves');
/** "Operates 412 stores", named by the verb and by what is counted. */
function countAt({ tokens, matches }: Draft, sentence: Span, { at, token }: Mention): Name | undefined {
  if (token.figure.kind !== 'number') return undefined;
  const [before, noun] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? ''];
  const isKept = at > sentence.from && hasPhrase(matches, KEEPS, { from: at - 1, to: at });
  return isKept ? { measure: `${before} ${noun}`, isSingle: true, from: at, at, token } : undefined;
}

const PERIODS = meanings({
  quarter: 'quarter|three months|thirteen weeks|q1|q2|q3|q4|three month',
  half: 'half|six months|h1|h2|twenty six weeks|year to date|nine months|nine month|thirty nine weeks|six month',
  year: 'full year|fiscal year|twelve months|annual|year ended|fifty two weeks',
});
const PERIOD = phrases(...PERIODS.keys());
const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** The last period that a span names, with the word before it: "third". */
function periodIn({ tokens, matches }: Draft, span: Span) {
  const last = matchesIn(matches, PERIOD, span).at(-1);
  if (!last) return undefined;
  const words = tokens.slice(last.from, last.to).map(({ word }) => word);
  const number = /^q(\d)$/.exec(words[0] ?? '')?.[1];
  const ordinal = ORDINALS.find((one, index) =>
    number ? index + 1 === Number(number) : one === tokens[last.from - 1]?.word,
  );
  return { length: PERIODS.get(words.join(' ')) ?? '', ordinal };
}
