import { isImpossible, type WrittenDay } from '../text/dates.ts';
import type { Draft, Paragraph } from '../text/draft.ts';
import { hasPhrase, matchesIn, phrases, spansIn, type Phrases } from '../text/phrases.ts';
import { rangeOf, spanOf, type MarkedRange, type Rule } from '../rule.ts';

export const DAY_RULES: readonly Rule[] = [
  {
    id: 'impossible-date',
    find: (draft) => draft.days.filter(isImpossible).map((day) => rangeOf(draft, day)),
  },
  { id: 'weekday', find: wrongWeekdays },
  { id: 'record-date', find: (draft) => draft.paragraphs.flatMap((one) => lateRecordDates(draft, one)) },
];

const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  'sunday|monday|tuesday|wednesday|thursday|friday|saturday'
    .split('|')
    .flatMap((name, index) => [[name, index] as const, [name.slice(0, 3), index] as const]),
);

/** "Mon., Nov. 9, 2026", "Monday 9 November 2026", "November 9, 2026 (Monday)". */
function wrongWeekdays(draft: Draft): MarkedRange[] {
  const days = draft.days;
  const anchor = days.find(({ year, from }) => year !== undefined && from < ANCHOR_WITHIN);
  return days.flatMap((day) => {
    const isBefore = weekdayAt(draft, day.from - 1) !== undefined;
    // "Monday, Tuesday, April 22-23".
    if (isBefore && weekdayAt(draft, day.from - 2) !== undefined) return [];
    const weekday = isBefore ? weekdayAt(draft, day.from - 1) : weekdayBehind(draft, day);
    const date = weekday === undefined || isImpossible(day) ? undefined : dateOf(day, anchor);
    if (!date || date.getUTCDay() === weekday) return [];
    return [rangeOf(draft, { from: isBefore ? day.from - 1 : day.from, to: isBefore ? day.to : day.to + 1 })];
  });
}

/** A date without a year is the one nearest to the date of the release, which is near the beginning. */
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

const PAYABLE = phrases('payable|paid|payment date|pay date|payable date|distribution date|distributed');
const RECORD = phrases('of record|record date|record at|record on');
const DATE_WITHIN = 14;

/** "Payable on September 15, 2026 to stockholders of record as of October 1, 2026". */
function lateRecordDates(draft: Draft, paragraph: Paragraph): MarkedRange[] {
  const [paid, recorded] = [PAYABLE, RECORD].map((phrase) => onlyDayBehind(draft, phrase, paragraph));
  if (!paid || !recorded) return [];
  const anchor = [paid, recorded].find(({ year }) => year !== undefined);
  const [payment, record] = [paid, recorded].map((day) => dateOf(day, anchor));
  if (!payment || !record || record <= payment) return [];
  return [spanOf(rangeOf(draft, paid), rangeOf(draft, recorded))];
}

/**
 * The day that comes next behind the last of some phrases, if no other has one. "Paid to all holders of record on April
 * 10" has no day of payment.
 */
function onlyDayBehind(draft: Draft, phrase: Phrases, paragraph: Paragraph): WrittenDay | undefined {
  const days = matchesIn(draft.matches, phrase, paragraph).map(({ to: from }) => {
    const [day] = spansIn(draft.days, { from, to: Math.min(from + DATE_WITHIN, paragraph.to) });
    const isOwn = day && !hasPhrase(draft.matches, RECORD, { from, to: day.from });
    return isOwn ? day : undefined;
  });
  return days.filter(Boolean).length === 1 ? days.at(-1) : undefined;
}
