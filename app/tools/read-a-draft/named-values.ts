import type { Draft, Range, Sentence } from './draft.ts';
import { comparisonsOf, type Mention } from './mentions.ts';
import { hasPhrase, matchesIn, phrases, type Span } from './phrases.ts';
import { isSame } from './rounding.ts';
import { spanOf, type Found } from './rule.ts';
import { tablesOf } from './tables.ts';
import type { Figure, Figured } from './token.ts';
import { EPS, MEASURES, MONTHS } from './words.ts';

/** A measure of the whole company with its value in one period. */
interface NamedValue extends Range {
  measure: string;
  /** How long the period is, and which of them it is where the text says so. */
  length: string;
  ordinal: string | undefined;
  year: number | undefined;
  mention: Mention;
}

const NAMES = vocabulary({
  revenue: 'revenue|revenues|total revenue|total revenues',
  'net sales': 'net sales|total net sales',
  'net revenue': 'net revenue|net revenues|total net revenue|total net revenues',
  'net income': 'net income|gaap net income|net earnings',
  'net loss': 'net loss|gaap net loss',
  'operating income': 'operating income|income from operations|gaap operating income',
  'gross profit': 'gross profit',
  'adjusted ebitda': 'adjusted ebitda',
  'adjusted net income': 'adjusted net income|non gaap net income',
  'free cash flow': 'free cash flow',
  backlog: 'backlog',
  bookings: 'bookings',
  cash: 'cash and cash equivalents',
  deposits: 'total deposits',
  price: 'purchase price|total consideration|transaction value',
  'gross margin': 'gross margin',
  'operating margin': 'operating margin',
  eps: EPS,
  'adjusted eps': EPS.replaceAll(/(^|\|)(gaap )?/g, '$1adjusted ') + '|non gaap diluted eps',
});

const PERIODS = vocabulary({
  quarter: 'quarter|three months|thirteen weeks|q1|q2|q3|q4|three month',
  half: 'half|six months|h1|h2|twenty six weeks|year to date|nine months|nine month|thirty nine weeks|six month',
  year: 'full year|fiscal year|twelve months|annual|year ended|fifty two weeks',
});

/** Phrases that are found together, each with the name that it stands for. */
function vocabulary(written: Readonly<Record<string, string>>) {
  const names = new Map(
    Object.entries(written).flatMap(([name, list]) => list.split('|').map((one) => [one, name] as const)),
  );
  return { names, set: phrases(...names.keys()) };
}

function namesIn({ tokens, matches }: Draft, { names, set }: typeof NAMES, span: Span) {
  return matchesIn(matches, set, span).map(({ from, to }) => {
    const words = tokens.slice(from, to).map(({ word }) => word);
    return { from, to, name: names.get(words.join(' ')) ?? '' };
  });
}

/** The same measure of the same period with two values, in headline, text or table. The one that others contradict is marked. */
export function twoValuesFound(draft: Draft): Found[] {
  const labels = labelsOf(draft);
  const groups = groupBy(namedValues(draft, labels), ({ measure, length }) => `${measure} ${length}`);
  const found = [...groups.values()].flatMap((values) => firstConflict(values, labels));
  const known = found.flatMap(({ start, end, values: { other } }) => [{ start, end }, other]);
  return found.concat(
    headlineConflicts(draft).filter(
      (one) => !known.some(({ start, end }) => start < one.end && one.start < end),
    ),
  );
}

/** Map.groupBy, which Safari has since 17.4 only. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

type Conflict = Range & { values: { other: Range } };

/** Figures of the headline that stand nowhere else, where the text gives another to the same words. */
function headlineConflicts({ tokens, paragraphs }: Draft): Conflict[] {
  const saidIn = (isRead: (zone: string) => boolean) =>
    paragraphs
      .filter(({ zone }) => isRead(zone))
      .flatMap(({ from, to, zone }) => {
        const said: { at: number; token: Figured; units: readonly number[] }[] = [];
        for (let at = from; at < to; at += 1) {
          const token = figuredAt(tokens, at);
          if (token) said.push({ at, token, units: zone === 'table' ? UNITS : [1] });
        }
        return said;
      });
  const headline = saidIn((zone) => zone === 'headline').slice(0, MOST_COMPARED);
  const body = headline.length > 0 ? saidIn((zone) => zone === 'prose' || zone === 'table') : [];
  return headline.flatMap(({ at, token }): Conflict[] => {
    const { figure } = token;
    const isGiven = body.some(({ token: other, units }) => {
      const isAlike = units !== UNITS && other.figure.kind !== figure.kind;
      return !isAlike && units.some((unit) => isSame(figure, other.figure, unit));
    });
    if (isGiven || ROUGHLY.has(tokens[at - 1]?.word ?? '')) return [];
    const own = wordsAround(tokens, at, figure);
    const found = body.find(({ token: { figure: other }, units, at: place }) => {
      const ratio = other.value / figure.value;
      const isAlike = other.kind === figure.kind && other.currency === figure.currency && units !== UNITS;
      if (!isAlike || ratio < 0.67 || ratio > 1.5) return false;
      return wordsAround(tokens, place, figure).some((word) => own.includes(word));
    });
    return found ? [{ ...spanOf(token), values: { other: spanOf(found.token) } }] : [];
  });
}

const UNITS: readonly number[] = [1, 1e3, 1e6];

const ROUGHLY: ReadonlySet<string> = new Set(
  'than|over|nearly|almost|about|approximately|up|least'.split('|'),
);
const NOT_SAID: ReadonlySet<string> = new Set(
  'from|versus|vs|v|against|than|phase|form|note|rule'.split('|'),
);

/** A figure, but for years, days, names such as "Form 10", and bases of a comparison. */
function figuredAt(tokens: Draft['tokens'], at: number): Figured | undefined {
  const token = tokens[at];
  if (!token?.figure || token.figure.isYear || token.figure.value === 0) return undefined;
  const [before, next] = [tokens[at - 1]?.word ?? '', tokens[at + 1]];
  const isNumber = token.figure.kind === 'number';
  const isOther = isNumber
    ? token.isJoined || next?.isJoined || MONTHS.has(before) || token.figure.value < 3
    : before === 'to' && tokens[at - 2]?.word === 'compared';
  return isOther || NOT_SAID.has(before) ? undefined : { ...token, figure: token.figure };
}

/** How many words before or behind a figure say what it is. */
const AROUND = 4;

/** Of a count, what is counted; of an amount, the words around it that say much. */
function wordsAround(tokens: Draft['tokens'], at: number, { kind, scale }: Figure): string[] {
  if (kind === 'number' && scale === 1) return [tokens[at + 1]?.word ?? ''].filter((word) => word.length > 3);
  return tokens
    .slice(Math.max(at - AROUND, 0), at + AROUND + 1)
    .filter(({ sentence, word }) => sentence === tokens[at]?.sentence && word.length > 4 && !COMMON.has(word))
    .map(({ word }) => word);
}

const COMMON: ReadonlySet<string> = new Set(
  'million|billion|reports|reported|announces|announced|quarter|third|first|second|fourth|fiscal|results|company|share|shares|common|stock|total|approximately|compared|increase|increased|decrease|decreased|record|months|ended|diluted'.split(
    '|',
  ),
);

function firstConflict(values: readonly NamedValue[], labels: Labels): Conflict[] {
  for (const [index, later] of values.entries()) {
    const cell = contradictingCell(labels, later);
    if (cell) {
      // The text's own form is easier to find than "9,300" in thousands.
      const said = values.find((one) => isInCell(one, cell))?.mention.token;
      return [{ ...spanOf(later), values: { other: spanOf(said ?? cell.cell) } }];
    }
    const earlier = values
      .slice(Math.max(index - MOST_COMPARED, 0), index)
      .find((one) => isConflict(one, later));
    if (!earlier) continue;
    const agreeing = (one: NamedValue) => values.filter((other) => isEqual(one, other)).length;
    const [wrong, right] = agreeing(later) > agreeing(earlier) ? [earlier, later] : [later, earlier];
    return [{ ...spanOf(wrong), values: { other: spanOf(right.mention.token) } }];
  }
  return [];
}

/** A draft that names one measure a thousand times must not take a million comparisons. */
const MOST_COMPARED = 20;

function isConflict(one: NamedValue, other: NamedValue): boolean {
  const isOtherPeriod =
    (one.ordinal && other.ordinal && one.ordinal !== other.ordinal) ||
    (one.year && other.year && one.year !== other.year);
  const [a, b] = [one.mention.token.figure, other.mention.token.figure];
  const ratio = a.value / b.value;
  return !isOtherPeriod && a.currency === b.currency && ratio > 0.5 && ratio < 2 && !isEqual(one, other);
}

function isEqual({ mention: { token: a } }: NamedValue, { mention: { token: b } }: NamedValue): boolean {
  return isSame(a.figure, b.figure);
}

interface Cell {
  cell: Figured;
  /** What it may be multiplied with. */
  units: readonly number[];
  /** That of its table, which mostly has the sign in the first row alone. */
  currency: string;
}

interface Labels {
  /** The cells of the rows for a measure. */
  cells: ReadonlyMap<string, Cell[]>;
  /** The labels in their words, by the first two of them. */
  byStart: ReadonlyMap<string, string[][]>;
}

function labelsOf(draft: Draft): Labels {
  const cells = tablesOf(draft).flatMap(({ rows, scale }) => {
    const signed = rows.flatMap((row) => row.cells).find(({ figure }) => figure.currency);
    const { currency = '' } = signed?.figure ?? {};
    return rows.flatMap(({ label, cells: own }) => {
      const name = NAMES.names.get(label) ?? label;
      return own.map((cell) => ({
        name,
        cell,
        units: scale ? [scale] : UNITS,
        currency: cell.figure.currency || currency,
      }));
    });
  });
  const byName = groupBy(cells, ({ name }) => name);
  const words = [...byName.keys()]
    .filter((label) => label.includes(' ') && !NAMES.names.has(label))
    .map((label) => label.split(' '));
  return { cells: byName, byStart: groupBy(words, ([one, two]) => `${one} ${two}`) };
}

/** The first near figure of a row for the measure, if no figure of such a row is the value. */
function contradictingCell({ cells }: Labels, value: NamedValue): Cell | undefined {
  const near = (within: number) => cells.get(value.measure)?.find((cell) => isInCell(value, cell, within));
  return near(0) ? undefined : near(0.15);
}

/** Whether a value is that of a cell, or near it by a part of itself. */
function isInCell({ mention }: NamedValue, { cell, units, currency }: Cell, within = 0): boolean {
  const { value, tolerance, currency: own } = mention.token.figure;
  if (own && currency && own !== currency) return false;
  const size = Math.abs(value);
  return (mention.isPerShare ? [1] : units).some((unit) =>
    isSame(
      { value: size, tolerance: tolerance + within * size },
      { ...cell.figure, value: Math.abs(cell.figure.value) },
      unit,
    ),
  );
}

function namedValues(draft: Draft, labels: Labels): NamedValue[] {
  if (![NAMES.set, KEEPS].some((set) => draft.matches[set]?.length)) return [];
  const values: NamedValue[] = [];
  const main = draft.sentences
    .map((one) => periodIn(draft, one)?.length)
    .find((length) => length !== undefined);
  let under: string | undefined;
  for (const paragraph of draft.paragraphs) {
    const { zone, sentences, from, to } = paragraph;
    if (zone === 'legend' || zone === 'table') continue;
    const isTitle = to - from < 12 && !hasPhrase(draft.matches, MEASURES, paragraph);
    if (isTitle) under = periodIn(draft, paragraph)?.length ?? under;
    for (const sentence of sentences) values.push(...valuesIn(draft, sentence, labels, under ?? main ?? ''));
  }
  return values;
}

/** Forecasts, parts of the company, and what it buys. */
const OTHER_SCOPE = phrases(
  'expect|expects|expected|expecting|anticipates|outlook|guidance|forecast|range|estimate|estimates|estimated|consensus|target|targets|pro forma|segment|segments|division|subsidiary|acquired business|acquire|acquires|will acquire|adding|add|additional|excluding|respectively|assumes|preliminary|up to|at least|more than|combined|joint venture|run rate|region|regions',
);

const EARLIER = phrases('prior|previous|last|preceding|ago|earlier|year over year ago');

function valuesIn(draft: Draft, sentence: Sentence, labels: Labels, length: string): NamedValue[] {
  const { matches, tokens } = draft;
  if (sentence.figures.length === 0 || hasPhrase(matches, OTHER_SCOPE, sentence)) return [];
  const named = [
    ...namesIn(draft, NAMES, sentence).filter((one) => isOwn(draft, one)),
    ...labelsIn(draft, labels, sentence).filter((one) => isOwn(draft, one)),
    ...countsIn(draft, sentence),
  ];
  if (named.length === 0) return [];
  const mentions = comparisonsOf(draft, sentence).flat();
  return named.flatMap(({ name, from, to }) => {
    const isPercent = name.endsWith('margin');
    const next = mentions.find(
      ({ at, token }) => at >= to && (token.figure.kind === 'percent') === isPercent,
    );
    if (!next || !isValueOf(draft, { from: to, to: next.at }, next, name)) return [];
    const before = { from: sentence.from, to: next.at };
    if (hasPhrase(matches, EARLIER, before)) return [];
    const period = periodIn(draft, before) ?? periodIn(draft, sentence);
    const year = tokens.slice(sentence.from, next.at).findLast(({ figure }) => figure?.isYear)?.figure?.value;
    const [start, end] = [tokens[from]?.start ?? 0, next.token.end];
    return [{ length, ordinal: undefined, ...period, measure: name, year, mention: next, start, end }];
  });
}

const KEEPS = phrases('operates|employs|serves');

/** "Operates 412 stores", named by the verb and by what is counted. */
function countsIn({ tokens, matches }: Draft, sentence: Span) {
  return matchesIn(matches, KEEPS, sentence).map(({ from, to }) => ({
    from: to,
    to,
    name: `${tokens[from]?.word} ${tokens[to + 1]?.word}`,
  }));
}

/** The rows of tables that a sentence names. */
function labelsIn({ tokens }: Draft, { byStart }: Labels, { from, to }: Span) {
  if (byStart.size === 0) return [];
  const word = (at: number) => tokens[at]?.word ?? '';
  return tokens.slice(from, to).flatMap((_, index) => {
    const at = from + index;
    const label = byStart
      .get(`${word(at)} ${word(at + 1)}`)
      ?.slice(0, MOST_COMPARED)
      .find((words) => words.every((one, place) => one === word(at + place)));
    return label ? [{ from: at, to: at + label.length, name: label.join(' ') }] : [];
  });
}

/** How many words may stand between a measure and its value. */
const REACH = 24;

const OTHER_PART = phrases(
  'from|and|while|which|including|with|segment|per|by|or|because|as|due|driven|resulting',
);

function isValueOf(
  { matches }: Draft,
  between: Span,
  { role, token, isPerShare }: Mention,
  name: string,
): boolean {
  const { kind, scale } = token.figure;
  if ((role !== 'given' && role !== 'result') || between.to - between.from > REACH) return false;
  if (kind === 'number') return between.from === between.to;
  const isEps = name.endsWith('eps');
  if (kind === 'amount' && (isEps ? scale > 1 : isPerShare || scale === 1)) return false;
  return !hasPhrase(matches, OTHER_PART, between) && !hasPhrase(matches, MEASURES, between);
}

/** Words before a measure of the whole company. Any other may name a part of it: "subscription revenue". */
const BEFORE_OWN: ReadonlySet<string> = new Set(
  "the|our|its|total|consolidated|reported|record|gaap|quarter|quarterly|year|annual|fiscal|of|and|with|in|reports|reported|announces|posts|delivers|achieves|generated|months|weeks|half|on|for|results|highlights|strong|higher|company's|first|second|third|fourth|s|that|had|q1|q2|q3|q4".split(
    '|',
  ),
);

function isOwn({ tokens, text }: Draft, { from, to }: Span): boolean {
  const [before, first, last, next] = [tokens[from - 1], tokens[from], tokens[to - 1], tokens[to]];
  if (!first || !last || (next?.word === 'per' && next.start === last.end + 1)) return false;
  if (before?.word === 'gaap' && tokens[from - 2]?.word === 'non') return false;
  const isAfterMark =
    before?.sentence !== first.sentence ||
    (!first.isJoined && text.slice(before?.end, first.start).trim() !== '');
  return isAfterMark || before?.figure !== undefined || BEFORE_OWN.has(before?.word ?? '');
}

/** The last period that a span names, with the word before it: "third". */
function periodIn(draft: Draft, span: Span) {
  const last = namesIn(draft, PERIODS, span).at(-1);
  if (!last) return undefined;
  const word = (at: number) => draft.tokens[at]?.word ?? '';
  const [, number] = /^q(\d)$/.exec(word(last.from)) ?? [];
  const ordinal = ORDINALS.find((one, index) =>
    number ? index + 1 === Number(number) : one === word(last.from - 1),
  );
  return { length: last.name, ordinal };
}

const ORDINALS = ['first', 'second', 'third', 'fourth'];
