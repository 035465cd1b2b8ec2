import { isImpossible, type WrittenDay } from '../text/dates.ts';
import type { Draft, Sentence } from '../text/draft.ts';
import { hasPhrase, phrases, spansIn } from '../text/phrases.ts';
import { quartersIn, type Quarter } from '../text/quarters.ts';
import { rangeOf, type MarkedRange, type Rule } from '../rule.ts';
import { wordSet } from '../text/words.ts';
import type { Span, Token } from '../text/token.ts';

export const PERIOD_RULES: readonly Rule[] = [
  { id: 'period', find: (draft) => [...headlinePeriods(draft), ...wrongEnds(draft), ...futureEnds(draft)] },
  { id: 'same-period', find: (draft) => draft.sentences.flatMap((sentence) => samePeriods(draft, sentence)) },
];

/** Sentences about a quarter that is still to come. */
const AHEAD = phrases(
  'guidance|outlook|dividend|distribution|begin|beginning|by the|launch|forecasts|first patient|anticipated|expected|expect|expects|plans',
);

/** Sentences about a quarter before the reported one. */
const BEHIND = phrases('consecutive|compared|versus|sequential|prior|previous|since');

/** Quarters of the headline that the text never names, or the lead's if the headline has only others. */
function headlinePeriods(draft: Draft): MarkedRange[] {
  const { sentences, matches, paragraphs, lead } = draft;
  const said = sentences.flatMap((sentence) => {
    const isHeadline = sentence.paragraph.zone === 'headline';
    const isOther =
      hasPhrase(matches, AHEAD, sentence) || (isHeadline && hasPhrase(matches, BEHIND, sentence));
    const isLead = sentence === paragraphs[lead]?.sentences[0];
    return isOther ? [] : quartersIn(draft, sentence).map((quarter) => ({ quarter, isHeadline, isLead }));
  });
  const heads = said.filter(({ isHeadline }) => isHeadline).slice(0, MOST_QUARTERS);
  const body = said.filter(({ isHeadline }) => !isHeadline);
  const opening = said.filter(({ isLead }) => isLead).slice(0, MOST_QUARTERS);
  const isIn = (all: typeof said) => (one: (typeof said)[number]) =>
    all.some(({ quarter }) => isSameQuarter(quarter, one.quarter));
  const missing = body.length > 0 ? heads.filter((one) => !isIn(body)(one)) : [];
  const isOther = heads.length > 0 && missing.length === 0 && !opening.some(isIn(heads));
  const found = isOther ? opening.slice(0, 1) : missing;
  return found.map(({ quarter }) => rangeOf(draft, quarter));
}

/** How many quarters of the headline, and of the lead, are compared. */
const MOST_QUARTERS = 20;

function isSameQuarter(one: Quarter, other: Quarter): boolean {
  return one.number === other.number && (!one.year || !other.year || one.year === other.year);
}

interface End extends Span {
  day: WrittenDay;
  /** The month, from 0, in which the fiscal year ends according to the words. */
  yearEnds: number;
  quarter: Quarter | undefined;
}

const ENDED = wordSet('ended|ending');
/** Any twelve months may end on a day. */
const LENGTHS: ReadonlyMap<string, number> = new Map([
  ['six', 6],
  ['nine', 9],
]);

/** Year-ends from December 28 to January 3 count as the same, because years of 52 or 53 weeks end there. */
function monthOf({ month, day }: WrittenDay): number {
  return day <= 7 ? (month + 11) % 12 : month;
}

/** "Second quarter ended June 30", "nine months ended June 30", "year ended December 31". */
function endsIn(draft: Draft): End[] {
  const { tokens } = draft;
  return draft.days.flatMap((day) => {
    let at = day.from - 1;
    while (tokens[at]?.figure || tokens[at]?.word === 'on') at -= 1;
    if (!ENDED.has(tokens[at]?.word ?? '') || isImpossible(day)) return [];
    const before = { from: Math.max(at - 6, tokens[at]?.sentence?.from ?? 0), to: at };
    const quarter = quartersIn(draft, before).at(-1);
    const last = tokens[at - 1]?.word ?? '';
    const length = last === 'months' ? LENGTHS.get(tokens[at - 2]?.word ?? '') : undefined;
    const isQuarter = quarter && before.to - quarter.to <= 3 && last !== 'year' && !length;
    const own = isQuarter ? quarter : undefined;
    const months = own ? own.number * 3 : last === 'year' ? 12 : length;
    if (!months) return [];
    const yearEnds = (monthOf(day) - months + 24) % 12;
    return [{ from: own?.from ?? at - 1, to: day.to, day, yearEnds, quarter: own }];
  });
}

const FISCAL = phrases('fiscal|fy|fiscal year');
const DECEMBER = 11;

/** A quarter whose name does not fit its last day, given the year-end of the other periods or the calendar year. */
function wrongEnds(draft: Draft): MarkedRange[] {
  const ends = endsIn(draft).slice(0, MOST_ENDS);
  const isFiscal = hasPhrase(draft.matches, FISCAL, { from: 0, to: draft.tokens.length });
  return ends.flatMap((end) => {
    const { quarter, day, yearEnds } = end;
    if (!quarter) return [];
    const others = ends.filter((one) => one !== end);
    const isShared = others.some((one) => isNear(one.yearEnds, yearEnds));
    const isCalendar = isNear(yearEnds, DECEMBER);
    // A single other period may belong to another company.
    // A quarter counted in weeks belongs to a fiscal year, even if the draft does not call the year fiscal.
    const isUnlike = isCalendar ? others.length > 1 : others.length > 0 || (!isFiscal && isLastOfMonth(day));
    const isOtherYear =
      isCalendar && !isFiscal && quarter.year && day.year && quarter.year !== day.year && day.month > 0;
    return (isUnlike && !isShared) || isOtherYear ? [rangeOf(draft, end)] : [];
  });
}

function isLastOfMonth({ year = 0, month, day }: WrittenDay): boolean {
  return isImpossible({ year, month, day: day + 1 });
}

/** More periods than this are a table. */
const MOST_ENDS = 40;

/** Weeks do not end with months. */
function isNear(one: number, other: number): boolean {
  return (one - other + 13) % 12 <= 2;
}

/** A period that has "ended" on a day after the dateline. */
function futureEnds(draft: Draft): MarkedRange[] {
  const release = releaseDay(draft);
  const date = release && timeOf(release);
  if (date === undefined) return [];
  return draft.days.flatMap((day) => {
    const { word, sentence } = draft.tokens[day.from - 1] ?? {};
    const time = timeOf(day);
    // "The tax rate is expected to be 30% for the three months ended July 31".
    const isAhead = sentence && hasPhrase(draft.matches, AHEAD, sentence);
    return word === 'ended' && !isAhead && time !== undefined && time > date
      ? [rangeOf(draft, { from: day.from - 1, to: day.to })]
      : [];
  });
}

/** The date in the dateline, or on its own line above. */
function releaseDay({ days, paragraphs, lead, tokens }: Draft): WrittenDay | undefined {
  const { from: start = -Infinity } = paragraphs[lead] ?? {};
  return days.find(({ year, from, to }) => {
    const line = tokens[from]?.sentence?.paragraph;
    const isLine = line?.zone === 'headline' && line.to - line.from <= to - from + 1;
    return year !== undefined && (isLine || (from >= start && from < start + 14));
  });
}

function timeOf({ year, month, day }: WrittenDay): number | undefined {
  return year === undefined ? undefined : Date.UTC(year, month, day);
}

const COMPARES = phrases('compared|versus|vs|v|than|against|from');
const JOINS = phrases('and|while|including');

/** Words that separate two kinds of figures for one period: forecasts, and measures outside GAAP. */
const TWO_KINDS = phrases(
  'guidance|estimate|estimates|consensus|expected|forecast|outlook|budget|plan|adjusted|non gaap|pro forma|previously|preliminary|index|benchmark|peer|placebo|industry',
);

/** "$31.0 million in Q3 2026, compared to $28.4 million for the third quarter of 2026". */
function samePeriods(draft: Draft, sentence: Sentence): MarkedRange[] {
  const { matches, tokens, text } = draft;
  const isRead = sentence.figures.length > 2 && sentence.paragraph.zone !== 'table';
  if (!isRead || hasPhrase(matches, TWO_KINDS, sentence) || !hasPhrase(matches, COMPARES, sentence))
    return [];
  // "Revenue grew to 91 million (4Q25: 81 million)": the labels of earlier values are equal.
  const periods = periodsIn(draft, sentence).filter(
    ({ from }) => text[(tokens[from]?.start ?? 0) - 1] !== '(',
  );
  return periods.flatMap((period, index) => {
    const last = periods[index - 1];
    if (last?.key !== period.key) return [];
    const between = { from: last.to, to: period.from };
    const isCompared = hasPhrase(matches, COMPARES, between) && !hasPhrase(matches, JOINS, between);
    const isOfFigures = sentence.figures.some((at) => {
      const figure = tokens[at]?.figure;
      return figure && !figure.isYear && at < period.from && (figure.kind !== 'number' || figure.value >= 10);
    });
    return isCompared && isOfFigures ? [rangeOf(draft, { from: last.from, to: period.to })] : [];
  });
}

interface Period extends Span {
  /** Equal keys mean equal periods. */
  key: string;
}

/** A quarter with its year, a day, or a year with the words before it. */
function periodsIn(draft: Draft, sentence: Sentence): Period[] {
  const { tokens } = draft;
  const written = spansIn(draft.days, sentence);
  const quarters = quartersIn(draft, sentence).flatMap(({ number, year, from, to }) => {
    // "Second quarter ended June 30, 2026", but no quarter of a fiscal year.
    const end = written.find((day) => day.from === to + 1 && ENDED.has(tokens[to]?.word ?? ''));
    const of = end && monthOf(end) === number * 3 - 1 ? end : { year, to };
    return of.year ? [{ from, to: of.to, key: `q${number} ${of.year}` }] : [];
  });
  const days = written.flatMap(({ from, to, year, month, day }) => {
    if (!year || quarters.some((one) => one.from < from && one.to >= to)) return [];
    // "Three months ended June 30" is not six months, and 13 weeks are not 39.
    const before = tokens.slice(Math.max(from - LENGTH_WITHIN, 0), from);
    const length = ENDED.has(before.at(-1)?.word ?? '') ? before.findLast(isNumber) : undefined;
    const number = length?.figure?.value ?? length?.word ?? '';
    return [{ from, to, key: `${number} ${year}-${month}-${day}` }];
  });
  const others = [...quarters, ...days];
  // "In 2026", "the nine months of 2026".
  const years = sentence.figures.flatMap((at) => {
    const { figure } = tokens[at] ?? {};
    const [before, earlier, last] = tokens.slice(at - 3, at).map(({ word }) => word);
    const isCovered = others.some((one) => one.from < at && one.to > at);
    if (!figure?.isYear || !last || !YEAR_AFTER.has(last) || isCovered) return [];
    const key = `${last === 'of' ? `${before} ${earlier}` : ''} ${figure.value}`;
    return [{ from: at - 1, to: at + 1, key }];
  });
  return [...others, ...years].toSorted((a, b) => a.from - b.from);
}

const YEAR_AFTER = wordSet('in|of|fiscal');

/** How many tokens before a day its period says how long it is: "39-week fiscal period ended". */
const LENGTH_WITHIN = 5;
const NUMBERS = wordSet('three|six|nine|twelve|thirteen|fourteen|twenty|thirty|fifty');

function isNumber({ word, figure }: Token): boolean {
  return NUMBERS.has(word) || (figure?.kind === 'number' && figure.value < 60);
}
