import { daysIn, daysOf, periodsIn, type WrittenDay } from '../dates.ts';
import type { Draft, Sentence } from '../draft.ts';
import { hasPhrase, phrases, type Span } from '../phrases.ts';
import { rangeOf, type Found, type Rule } from '../rule.ts';

export const DATE_RULES: readonly Rule[] = [
  {
    id: 'impossible-date',
    find: (draft) =>
      daysOf(draft)
        .filter(isImpossible)
        .map((day) => rangeOf(draft, day)),
  },
  {
    id: 'weekday',
    find: wrongWeekdays,
  },
  {
    id: 'same-period',
    find: (draft) => draft.sentences.flatMap((sentence) => samePeriods(draft, sentence)),
  },
];

/** Without a year, "May 60" may be anything. */
function isImpossible(day: WrittenDay): boolean {
  return day.day === 0
    ? day.year !== undefined
    : day.day > daysIn(day) && (day.day <= 31 || day.year !== undefined);
}

const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  'sunday|monday|tuesday|wednesday|thursday|friday|saturday'
    .split('|')
    .flatMap((name, index) => [[name, index] as const, [name.slice(0, 3), index] as const]),
);

/** "Mon., Nov. 9, 2026", "Monday 9 November 2026", "November 9, 2026 (Monday)". */
function wrongWeekdays(draft: Draft): Found[] {
  const days = daysOf(draft);
  const anchor = days.find(({ year, from }) => year !== undefined && from < ANCHOR_WITHIN);
  return days.flatMap((day) => {
    const isBefore = weekdayAt(draft, day.from - 1) !== undefined;
    const weekday = isBefore ? weekdayAt(draft, day.from - 1) : weekdayBehind(draft, day);
    const date = weekday === undefined || isImpossible(day) ? undefined : dateOf(day, anchor);
    if (!date || date.getUTCDay() === weekday) return [];
    return [rangeOf(draft, { from: isBefore ? day.from - 1 : day.from, to: isBefore ? day.to : day.to + 1 })];
  });
}

/** A date without a year is the one nearest to the date of the release, which is one of the first words. */
const ANCHOR_WITHIN = 80;

function dateOf({ year, month, day }: WrittenDay, anchor: WrittenDay | undefined): Date | undefined {
  if (year !== undefined) return new Date(Date.UTC(year, month, day));
  if (anchor?.year === undefined) return undefined;
  const near = Date.UTC(anchor.year, anchor.month, anchor.day);
  const years = [anchor.year, anchor.year + 1, anchor.year - 1];
  const distance = (date: Date) => Math.abs(date.getTime() - near);
  return years
    .map((one) => new Date(Date.UTC(one, month, day)))
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

function weekdayAt({ tokens }: Draft, at: number): number | undefined {
  const token = tokens[at];
  return token?.isCapital ? WEEKDAYS.get(token.word) : undefined;
}

function weekdayBehind(draft: Draft, { to }: WrittenDay): number | undefined {
  const [last, next] = [draft.tokens[to - 1], draft.tokens[to]];
  const isInParentheses = last && next && draft.text.slice(last.end, next.start).trim() === '(';
  return isInParentheses ? weekdayAt(draft, to) : undefined;
}

const COMPARES = phrases('compared|versus|vs|v|than|against|from');

/** Figures of one period that are of two kinds: forecasts, and measures outside GAAP. */
const TWO_KINDS = phrases(
  'guidance|estimate|estimates|consensus|expected|forecast|outlook|budget|plan|adjusted|non gaap|pro forma|previously|prior|preliminary|index|benchmark|peer|placebo|industry',
);

function samePeriods(draft: Draft, sentence: Sentence): Found[] {
  const { tokens, matches } = draft;
  if (!hasPhrase(matches, COMPARES, sentence) || hasPhrase(matches, TWO_KINDS, sentence)) return [];
  const periods = periodsIn(draft, sentence);
  return periods.flatMap((period, index) => {
    const last = periods[index - 1];
    if (!last || last.key !== period.key) return [];
    const between = { from: last.to, to: period.from };
    const isCompared =
      hasPhrase(matches, COMPARES, between) &&
      hasAmount(tokens, between) &&
      !hasPhrase(matches, JOINS, between);
    return isCompared ? [rangeOf(draft, { from: last.from, to: period.to })] : [];
  });
}

const JOINS = phrases('and|while|including');

function hasAmount(tokens: Draft['tokens'], { from, to }: Span): boolean {
  return tokens
    .slice(from, to)
    .some(
      ({ figure }) =>
        figure && !figure.isYear && (figure.kind !== 'number' || figure.scale > 1 || figure.value >= 10),
    );
}
