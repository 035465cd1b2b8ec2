import { daysOf, isImpossible, type WrittenDay } from '../text/dates.ts';
import type { Draft, Sentence } from '../text/draft.ts';
import { hasPhrase, matchesIn, phrases, spansIn } from '../text/phrases.ts';
import { rangeOf, type MarkedRange, type Rule } from '../rule.ts';
import { wordSet } from '../text/words.ts';
import type { Span, Token } from '../text/token.ts';

export const PERIOD_RULES: readonly Rule[] = [
  { id: 'period', find: (draft) => [...headlinePeriods(draft), ...wrongEnds(draft), ...futureEnds(draft)] },
  { id: 'same-period', find: (draft) => draft.sentences.flatMap((sentence) => samePeriods(draft, sentence)) },
];

interface Quarter extends Span {
  /** 1 to 4. */
  number: number;
  year: number | undefined;
}

const ORDINALS: ReadonlyMap<string, number> = new Map(
  ['first', 'second', 'third', 'fourth'].map((word, index) => [word, index + 1]),
);

/** "Third quarter of 2026", "third-quarter 2026", "Q3 2026", "3Q26". */
function quartersIn({ tokens }: Draft, { from, to }: Span): Quarter[] {
  const quarters: Quarter[] = [];
  for (let at = from; at < to; at += 1) {
    const { word = '', isJoined } = tokens[at] ?? {};
    const [, short] = /^q([1-4])$/.exec(word) ?? [];
    const [short2, year2] = (isJoined && /^q(\d\d)?$/.exec(word)) || [];
    // The fiscal may stand between: "third fiscal quarter".
    const back = short ? 0 : tokens[at - 1]?.word === 'fiscal' ? 2 : 1;
    const before = tokens[at - back];
    const ordinal = word === 'quarter' ? ORDINALS.get(before?.word ?? '') : undefined;
    const number = short ? Number(short) : short2 ? before?.figure?.value : ordinal;
    if (number === undefined || at - back < from) continue;
    const year = year2 ? { year: 2000 + Number(year2), to: at + 1 } : yearBehind(tokens, at + 1, to);
    quarters.push({ number, from: at - back, to: year?.to ?? at + 1, year: year?.year });
  }
  return quarters;
}

const BEFORE_YEAR = wordSet('of|fiscal|year|the|fy|calendar');

function yearBehind(tokens: readonly Token[], from: number, to: number) {
  for (let at = from; at < Math.min(from + 4, to); at += 1) {
    const { figure, word = '' } = tokens[at] ?? {};
    if (figure?.isYear) return { year: figure.value, to: at + 1 };
    if (!BEFORE_YEAR.has(word)) return undefined;
  }
  return undefined;
}

/** Sentences about a quarter that is still to come. */
const AHEAD = phrases(
  'guidance|outlook|dividend|distribution|begin|beginning|by the|launch|forecasts|first patient|anticipated|expected|expect|expects|plans',
);

/** Sentences about a quarter before the reported one. */
const BEHIND = phrases('consecutive|compared|versus|sequential|prior|previous|since');

const REPORTS = phrases('reported|reports|announced|announces|results|report|call|posted|released|release');

/** The first quarter that the text reports, if it never names that of the headline. */
function headlinePeriods(draft: Draft): MarkedRange[] {
  const { sentences, matches } = draft;
  const said = sentences.flatMap((sentence) => {
    if (hasPhrase(matches, AHEAD, sentence)) return [];
    const isReported = hasPhrase(matches, REPORTS, sentence) && !hasPhrase(matches, BEHIND, sentence);
    const isHeadline = sentence.paragraph.zone === 'headline';
    return quartersIn(draft, sentence).map((quarter) => ({ quarter, isReported, isHeadline }));
  });
  const [head, ...others] = said.filter(({ isHeadline, isReported }) => isHeadline && isReported);
  const body = said.filter(({ isHeadline }) => !isHeadline);
  if (!head || others.some((one) => !isSameQuarter(one.quarter, head.quarter))) return [];
  if (body.some(({ quarter }) => isSameQuarter(quarter, head.quarter))) return [];
  const first = body.find(({ isReported }) => isReported);
  return first ? [rangeOf(draft, first.quarter)] : [];
}

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
  return daysOf(draft).flatMap((day) => {
    let at = day.from - 1;
    while (tokens[at]?.figure || tokens[at]?.word === 'on') at -= 1;
    if (!ENDED.has(tokens[at]?.word ?? '') || isImpossible(day)) return [];
    const before = { from: Math.max(at - 6, tokens[at]?.sentence?.from ?? 0), to: at };
    const quarter = quartersIn(draft, before).at(-1);
    const last = tokens[at - 1]?.word ?? '';
    const length = last === 'months' ? LENGTHS.get(tokens[at - 2]?.word ?? '') : undefined;
    const isYear = last === 'year';
    const quarters =
      quarter && before.to - quarter.to <= 3 && !isYear && !length ? quarter.number : undefined;
    const gone = quarters ? quarters * 3 : isYear ? 12 : length;
    if (!gone) return [];
    const yearEnds = (monthOf(day) - gone + 24) % 12;
    return [
      {
        from: quarters && quarter ? quarter.from : at - 1,
        to: day.to,
        day,
        yearEnds,
        quarter: quarters ? quarter : undefined,
      },
    ];
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
    const isOdd = isCalendar ? others.length > 1 : others.length > 0 || !isFiscal;
    const isOtherYear =
      isCalendar && !isFiscal && quarter.year && day.year && quarter.year !== day.year && day.month > 0;
    return (isOdd && !isShared) || isOtherYear ? [rangeOf(draft, end)] : [];
  });
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
  return daysOf(draft).flatMap((day) => {
    const isEnd = draft.tokens[day.from - 1]?.word === 'ended';
    const time = timeOf(day);
    return isEnd && time !== undefined && time > date
      ? [rangeOf(draft, { from: day.from - 1, to: day.to })]
      : [];
  });
}

/** The date in the dateline. */
function releaseDay(draft: Draft): WrittenDay | undefined {
  const lead = draft.paragraphs[draft.lead];
  const day = lead && daysOf(draft).find(({ from }) => from >= lead.from && from < lead.from + 14);
  return day?.year === undefined ? undefined : day;
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
  const { matches, tokens } = draft;
  const isRead = sentence.figures.length > 2 && sentence.paragraph.zone !== 'table';
  if (!isRead || !hasPhrase(matches, COMPARES, sentence)) return [];
  const periods = periodsIn(draft, sentence);
  return periods.flatMap((period, index) => {
    const last = periods[index - 1];
    const between = last && { from: last.to, to: period.from };
    const isSame = last && (period.key === SAME ? last.year === period.year : last.key === period.key);
    if (!between || !isSame || !hasPhrase(matches, COMPARES, between)) return [];
    if (hasPhrase(matches, TWO_KINDS, period.key === SAME ? between : sentence)) return [];
    const isOfFigures = sentence.figures.some((at) => {
      const figure = tokens[at]?.figure;
      return figure && !figure.isYear && at < period.from && (figure.kind !== 'number' || figure.value >= 10);
    });
    const isJoined = hasPhrase(matches, JOINS, between);
    return isOfFigures && !isJoined ? [rangeOf(draft, { from: last.from, to: period.to })] : [];
  });
}

/** "The same period of 2026": of another year than the period before it. */
const SAME = 'same';
const SAME_PERIOD = phrases('same period|same quarter|comparable period|corresponding period|same time');

/** The key of a quarter with a year, or of a day. Equal keys mean equal periods. */
function periodsIn(draft: Draft, sentence: Sentence): (Span & { key: string; year: number })[] {
  const { tokens } = draft;
  const quarters = quartersIn(draft, sentence).flatMap(({ number, year, from, to }) =>
    year ? [{ from, to, year, key: `q${number} ${year}` }] : [],
  );
  const days = spansIn(daysOf(draft), sentence).flatMap(({ from, to, year, month, day }) => {
    // "Three months ended June 30" is not six months.
    const words = tokens.slice(Math.max(from - 3, 0), from).map(({ word, figure }) => figure?.value ?? word);
    const length = ENDED.has(`${words.at(-1)}`) ? words.join(' ') : '';
    return year ? [{ from, to, year, key: `${length} ${year}-${month}-${day}` }] : [];
  });
  const same = matchesIn(draft.matches, SAME_PERIOD, sentence).flatMap(({ from, to }) => {
    const at = tokens[to]?.word === 'of' || tokens[to]?.word === 'in' ? to + 1 : to;
    const year = yearBehind(tokens, at, sentence.to);
    return year ? [{ from, ...year, key: SAME }] : [];
  });
  return [...quarters, ...days, ...same].toSorted((a, b) => a.from - b.from);
}
