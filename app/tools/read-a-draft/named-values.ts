import type { Draft, Range, Sentence } from './draft.ts';
import { comparisonsOf, type Mention } from './mentions.ts';
import { hasPhrase, matchesIn, phrases, type Span } from './phrases.ts';
import type { Found } from './rule.ts';
import { tablesOf, type Row, type Table } from './tables.ts';
import type { Figure } from './token.ts';
import { MEASURES, MONTHS } from './words.ts';

/** A measure of the whole company with its value in one period. */
interface NamedValue extends Range {
  measure: string;
  /** How long the period is, and which of them it is where the text says so. */
  length: string;
  ordinal: string | undefined;
  year: number | undefined;
  mention: Mention;
}

const NAMES: readonly (readonly [name: string, written: string])[] = [
  ['revenue', 'revenue|revenues|total revenue|total revenues'],
  ['net sales', 'net sales|total net sales'],
  ['net revenue', 'net revenue|net revenues|total net revenue|total net revenues'],
  ['net income', 'net income|gaap net income|net earnings'],
  ['net loss', 'net loss|gaap net loss'],
  ['operating income', 'operating income|income from operations|gaap operating income'],
  ['gross profit', 'gross profit'],
  ['adjusted ebitda', 'adjusted ebitda'],
  ['adjusted net income', 'adjusted net income|non gaap net income'],
  ['free cash flow', 'free cash flow'],
  ['backlog', 'backlog'],
  [
    'eps',
    'diluted eps|diluted earnings per share|earnings per diluted share|diluted earnings per common share|net income per diluted share|gaap diluted eps',
  ],
  [
    'adjusted eps',
    'adjusted eps|adjusted diluted eps|adjusted earnings per share|adjusted diluted earnings per share|adjusted earnings per diluted share|non gaap diluted eps',
  ],
];

const MEASURE_SETS = NAMES.map(([name, written]) => ({
  name,
  set: phrases(written),
  labels: new Set(written.split('|')),
}));

/** The same measure of the same period with two values, in headline, text or table. The one that others contradict is marked. */
export function twoValuesFound(draft: Draft): Found[] {
  const groups = groupBy(namedValues(draft), ({ measure, length }) => `${measure} ${length}`);
  const found = [...groups.values()].flatMap((values) => firstConflict(draft, values));
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
function headlineConflicts({ tokens, sentences }: Draft): Conflict[] {
  const written = sentences
    .filter(({ figures, paragraph: { zone } }) => figures > 0 && zone !== 'legend')
    .flatMap(({ from, to, paragraph: { zone } }) =>
      tokens.slice(from, to).flatMap(({ figure }, index) => {
        const at = from + index;
        return figure && isSaid(tokens, at) ? [{ at, figure, zone }] : [];
      }),
    );
  const body = written.filter(({ zone }) => zone !== 'headline');
  return written
    .filter(({ zone, at }) => zone === 'headline' && !ROUGHLY.has(tokens[at - 1]?.word ?? ''))
    .slice(0, MOST_COMPARED)
    .flatMap(({ at, figure }): Conflict[] => {
      const alike = body.filter((one) => one.zone === 'table' || one.figure.kind === figure.kind);
      const isGiven = alike.some((one) =>
        UNITS.some((unit) => isSame(figure, one.figure, one.zone === 'table' ? unit : 1)),
      );
      if (isGiven) return [];
      const own = wordsAround(tokens, at, figure);
      const other = alike.find((one) => {
        const ratio = one.figure.value / figure.value;
        if (one.zone === 'table' || one.figure.currency !== figure.currency || ratio < 0.67 || ratio > 1.5)
          return false;
        return wordsAround(tokens, one.at, figure).some((word) => own.includes(word));
      });
      const [marked, found] = [tokens[at], other && tokens[other.at]];
      if (!marked || !found) return [];
      return [
        { start: marked.start, end: marked.end, values: { other: { start: found.start, end: found.end } } },
      ];
    });
}

const UNITS = [1, 1e3, 1e6];

function isSame(one: Figure, other: Figure, unit: number): boolean {
  return Math.abs(one.value - other.value * unit) <= (one.tolerance + other.tolerance * unit) * (1 + 1e-9);
}

const ROUGHLY: ReadonlySet<string> = new Set(
  'than|over|nearly|almost|about|approximately|up|least'.split('|'),
);
const NOT_SAID: ReadonlySet<string> = new Set(
  'from|versus|vs|v|against|than|phase|form|note|rule'.split('|'),
);

/** Not years, days, names such as "Form 10", and bases of a comparison. */
function isSaid(tokens: Draft['tokens'], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token?.figure || token.figure.isYear || token.figure.value === 0 || NOT_SAID.has(before?.word ?? ''))
    return false;
  if (token.figure.kind !== 'number') return before?.word !== 'to' || tokens[at - 2]?.word !== 'compared';
  return !token.isJoined && !next?.isJoined && !MONTHS.has(before?.word ?? '') && token.figure.value >= 3;
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

function firstConflict(draft: Draft, values: readonly NamedValue[]): Conflict[] {
  for (const [index, later] of values.entries()) {
    const row = contradictingCell(draft, later);
    if (row) return [{ start: later.start, end: later.end, values: { other: row } }];
    const earlier = values
      .slice(Math.max(index - MOST_COMPARED, 0), index)
      .find((one) => isConflict(one, later));
    if (!earlier) continue;
    const agreeing = (one: NamedValue) =>
      values.filter((other) => isEqual(one.mention, other.mention)).length;
    const [wrong, right] = agreeing(later) > agreeing(earlier) ? [earlier, later] : [later, earlier];
    const { start, end } = right.mention.token;
    return [{ start: wrong.start, end: wrong.end, values: { other: { start, end } } }];
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
  return (
    !isOtherPeriod &&
    a.currency === b.currency &&
    ratio > 0.5 &&
    ratio < 2 &&
    !isEqual(one.mention, other.mention)
  );
}

function isEqual({ token: { figure: a } }: Mention, { token: { figure: b } }: Mention): boolean {
  return Math.abs(a.value - b.value) <= (a.tolerance + b.tolerance) * (1 + 1e-9);
}

/** The first figure of a row for the measure, if no figure of such a row is the value. */
function contradictingCell(draft: Draft, { measure, mention }: NamedValue): Range | undefined {
  const labels = MEASURE_SETS.find(({ name }) => name === measure)?.labels;
  const labeled = labelsOf(draft).rows;
  const rows = [...(labels ?? [measure])]
    .flatMap((label) => labeled.get(label) ?? [])
    .slice(0, MOST_COMPARED);
  const { value, tolerance } = mention.token.figure;
  const scales = (scale: number | undefined) => (mention.isPerShare ? [1] : scale ? [scale] : [1, 1e3, 1e6]);
  const cells = rows.flatMap(({ row, table }) =>
    row.cells.map((cell) => ({ cell, units: scales(table.scale) })),
  );
  const isNear = (within: (difference: number, unit: number, slack: number) => boolean) =>
    cells.find(({ cell, units }) =>
      units.some((unit) =>
        within(Math.abs(Math.abs(cell.value) * unit - Math.abs(value)), unit, cell.tolerance * unit),
      ),
    );
  if (isNear((difference, _, slack) => difference <= (tolerance + slack) * (1 + 1e-9))) return undefined;
  const near = isNear((difference) => difference < Math.abs(value) * 0.15)?.cell;
  return near && { start: near.start, end: near.end };
}

function namedValues(draft: Draft): NamedValue[] {
  const values: NamedValue[] = [];
  if (!MEASURE_SETS.some(({ set }) => draft.matches.has(set))) return values;
  const main = draft.sentences.map((one) => lengthIn(draft, one)).find((length) => length !== undefined);
  let under: string | undefined;
  for (const paragraph of draft.paragraphs) {
    const { zone, sentences, from, to } = paragraph;
    if (zone === 'legend' || zone === 'table') continue;
    const isTitle = to - from < 12 && !hasPhrase(draft.matches, MEASURES, paragraph);
    if (isTitle) under = lengthIn(draft, paragraph) ?? under;
    for (const sentence of sentences) values.push(...valuesIn(draft, sentence, under ?? main ?? ''));
  }
  return values;
}

/** Forecasts, parts of the company, and what it buys. */
const OTHER_SCOPE = phrases(
  'expect|expects|expected|expecting|anticipates|outlook|guidance|forecast|range|estimate|estimates|estimated|consensus|target|targets|pro forma|segment|segments|division|subsidiary|acquired business|acquire|acquires|will acquire|adding|add|additional|excluding|respectively|assumes|preliminary|up to|at least|more than|combined|joint venture|run rate|region|regions',
);

const EARLIER = phrases('prior|previous|last|preceding|ago|earlier|year over year ago');

function valuesIn(draft: Draft, sentence: Sentence, length: string): NamedValue[] {
  if (sentence.figures === 0 || hasPhrase(draft.matches, OTHER_SCOPE, sentence)) return [];
  const named = MEASURE_SETS.flatMap(({ name, set }) =>
    matchesIn(draft.matches, set, sentence).map(({ from, to }) => ({ from, to, name })),
  );
  named.push(...labelsIn(draft, sentence));
  if (named.length === 0) return [];
  const mentions = comparisonsOf(draft, sentence).flat();
  return named.flatMap(({ name, from, to }) => {
    const next = mentions.find(({ at, token }) => at >= to && token.figure.kind !== 'percent');
    if (!next || !isOwn(draft, { from, to }) || !isValueOf(draft, { from: to, to: next.at }, next, name))
      return [];
    if (hasPhrase(draft.matches, EARLIER, { from: sentence.from, to: next.at })) return [];
    const before = { from: sentence.from, to: next.at };
    const found = periodIn(draft, before) ?? periodIn(draft, sentence);
    return [
      {
        measure: name,
        length: found?.length ?? length,
        ordinal: found?.ordinal,
        year: draft.tokens.slice(sentence.from, next.at).findLast(({ figure }) => figure?.isYear)?.figure
          ?.value,
        mention: next,
        start: draft.tokens[from]?.start ?? 0,
        end: next.token.end,
      },
    ];
  });
}

interface Labels {
  rows: ReadonlyMap<string, readonly LabeledRow[]>;
  /** The labels in their words, by the first two of them. */
  byStart: ReadonlyMap<string, readonly string[][]>;
}

interface LabeledRow {
  row: Row;
  table: Table;
}

const known = new WeakMap<Draft, Labels>();

function labelsOf(draft: Draft): Labels {
  const labels = known.get(draft) ?? findLabels(draft);
  known.set(draft, labels);
  return labels;
}

function findLabels(draft: Draft): Labels {
  const all = tablesOf(draft).flatMap((table) =>
    table.rows.filter(({ cells }) => cells.length > 0).map((row) => ({ row, table })),
  );
  const rows = groupBy(all, ({ row }) => plainLabel(row.label));
  const words = [...rows.keys()].map((label) => label.split(' ')).filter(({ length }) => length > 1);
  return { rows, byStart: groupBy(words, ([one, two]) => `${one} ${two}`) };
}

function plainLabel(label: string): string {
  return label.replaceAll(/[^a-z']+/g, ' ').trim();
}

/** The rows of tables that a sentence names. */
function labelsIn(draft: Draft, { from, to }: Span) {
  const { byStart } = labelsOf(draft);
  if (byStart.size === 0) return [];
  const word = (at: number) => draft.tokens[at]?.word ?? '';
  return draft.tokens.slice(from, to).flatMap((_, index) => {
    const at = from + index;
    const label = byStart
      .get(`${word(at)} ${word(at + 1)}`)
      ?.slice(0, MOST_COMPARED)
      ?.find((words) => words.every((one, place) => one === word(at + place)));
    return label ? [{ from: at, to: at + label.length, name: label.join(' ') }] : [];
  });
}

/** How many words may stand between a measure and its value. */
const REACH = 24;

const OTHER_PART = phrases(
  'from|and|while|which|including|with|segment|per|by|or|because|as|due|driven|resulting',
);

function isValueOf(draft: Draft, between: Span, { role, token, isPerShare }: Mention, name: string): boolean {
  if (role !== 'given' && role !== 'result') return false;
  if (between.to - between.from > REACH || token.figure.kind !== 'amount') return false;
  if (name.endsWith('eps') ? token.figure.scale > 1 : isPerShare || token.figure.scale === 1) return false;
  return !hasPhrase(draft.matches, OTHER_PART, between) && !hasPhrase(draft.matches, MEASURES, between);
}

/** Words before a measure of the whole company. Any other may name a part of it: "subscription revenue". */
const BEFORE_OWN: ReadonlySet<string> = new Set(
  "the|our|its|total|consolidated|reported|record|gaap|quarter|quarterly|year|annual|fiscal|of|and|with|in|reports|reported|announces|posts|delivers|achieves|generated|months|weeks|half|on|for|results|highlights|strong|higher|company's|first|second|third|fourth|s|that|had".split(
    '|',
  ),
);

function isOwn({ tokens, text }: Draft, { from, to }: Span): boolean {
  const [before, first, last, next] = [tokens[from - 1], tokens[from], tokens[to - 1], tokens[to]];
  if (!first || !last || (next?.word === 'per' && next.start === last.end + 1)) return false;
  const isAfterMark =
    !before ||
    before.sentence !== first.sentence ||
    (!first.isJoined && text.slice(before.end, first.start).trim() !== '');
  return isAfterMark || before.figure !== undefined || BEFORE_OWN.has(before.word);
}

const LENGTHS: readonly (readonly [string, ReturnType<typeof phrases>])[] = [
  ['quarter', phrases('quarter|three months|thirteen weeks|q1|q2|q3|q4|three month')],
  [
    'half',
    phrases(
      'half|six months|h1|h2|twenty six weeks|year to date|nine months|nine month|thirty nine weeks|six month',
    ),
  ],
  ['year', phrases('full year|fiscal year|twelve months|annual|year ended|fiscal 2025|fifty two weeks')],
];

function lengthIn(draft: Draft, span: Span): string | undefined {
  return periodIn(draft, span)?.length;
}

/** The last period that a span names, with the word before it: "third". */
function periodIn(
  { matches, tokens }: Draft,
  span: Span,
): { length: string; ordinal: string | undefined } | undefined {
  const found = LENGTHS.flatMap(([length, set]) =>
    matchesIn(matches, set, span).map(({ from }) => ({ length, from })),
  );
  const last = found.toSorted((a, b) => a.from - b.from).at(-1);
  if (!last) return undefined;
  const word = tokens[last.from]?.word ?? '';
  const before = tokens[last.from - 1]?.word ?? '';
  const ordinal = /^q\d$/.test(word) ? ORDINALS[Number(word[1]) - 1] : ORDINALS.find((one) => one === before);
  return { length: last.length, ordinal };
}

const ORDINALS = ['first', 'second', 'third', 'fourth'];
