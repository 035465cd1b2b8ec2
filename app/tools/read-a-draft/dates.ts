import type { Draft } from './draft.ts';
import { firstFrom, type Span } from './phrases.ts';
import type { Figure, Token } from './token.ts';
import { MONTHS } from './words.ts';

/** A day as it is written, which may be one that does not exist. */
export interface WrittenDay extends Span {
  year: number | undefined;
  /** From 0. */
  month: number;
  day: number;
}

const known = new WeakMap<Draft, readonly WrittenDay[]>();

/** The days of a draft: "Nov. 10, 2026", "November 10th", "10 November 2026", "11/10/2026", "2026-11-10". */
export function daysOf(draft: Draft): readonly WrittenDay[] {
  const days = known.get(draft) ?? findDays(draft);
  known.set(draft, days);
  return days;
}

function findDays({ tokens, sentences }: Draft): WrittenDay[] {
  const days: WrittenDay[] = [];
  let from = 0;
  for (const at of sentences.flatMap(({ figures }) => figures)) {
    const day = at < from ? undefined : (namedDay(tokens, at) ?? numericDay(tokens, at));
    if (day) {
      days.push(day);
      from = day.to;
    }
  }
  return days;
}

function namedDay(tokens: readonly Token[], at: number): WrittenDay | undefined {
  const day = smallNumber(tokens[at]?.figure);
  if (day === undefined) return undefined;
  const before = monthOf(tokens[at - 1]);
  const hasSuffix = tokens[at + 1]?.isJoined && /^(?:st|nd|rd|th)$/.test(tokens[at + 1]?.word ?? '');
  const next = at + (hasSuffix ? 2 : 1);
  if (before !== undefined) return { month: before, day, from: at - 1, ...yearFrom(tokens, next) };
  const after = monthOf(tokens[next]);
  if (after === undefined || smallNumber(tokens[next + 1]?.figure) !== undefined) return undefined;
  return { month: after, day, from: at, ...yearFrom(tokens, next + 1) };
}

/** The year at a token, or behind the second day of "May 4–6, 2026". */
function yearFrom(tokens: readonly Token[], at: number): { year: number | undefined; to: number } {
  const isSecond = tokens[at]?.isJoined && smallNumber(tokens[at]?.figure) !== undefined;
  const place = isSecond ? at + 1 : at;
  const figure = tokens[place]?.figure;
  return figure?.isYear ? { year: figure.value, to: place + 1 } : { year: undefined, to: at };
}

function numericDay(tokens: readonly Token[], from: number): WrittenDay | undefined {
  const to = from + 3;
  if (!tokens[from + 1]?.isJoined || !tokens[from + 2]?.isJoined) return undefined;
  if (tokens[from]?.isJoined || tokens[to]?.isJoined) return undefined;
  const [one, two, last] = tokens.slice(from, to).map(({ figure }) => figure);
  if (one?.isYear) return dayIn(one.value, two, last, { from, to });
  if (!last?.isYear) return undefined;
  // The month comes first in the United States, and elsewhere it cannot be more than twelve either.
  return dayIn(last.value, one, two, { from, to }) ?? dayIn(last.value, two, one, { from, to });
}

function dayIn(year: number, monthFigure: Figure | undefined, dayFigure: Figure | undefined, span: Span) {
  const [month, day] = [smallNumber(monthFigure), smallNumber(dayFigure)];
  if (!month || day === undefined || month > 12) return undefined;
  return { year, month: month - 1, day, ...span };
}

function smallNumber(figure: Figure | undefined): number | undefined {
  const isSmall =
    figure?.kind === 'number' && figure.decimals === 0 && figure.scale === 1 && figure.value < 100;
  return isSmall ? figure.value : undefined;
}

/** With a capital: "may" is also a verb. */
function monthOf(token: Token | undefined): number | undefined {
  return token?.isCapital ? MONTHS.get(token.word) : undefined;
}

/** How many days a month has; the longest February where no year is known. */
export function daysIn({ year = 2024, month }: WrittenDay): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/** A period, or a day at which something stood. Equal keys are equal periods. */
export interface Period extends Span {
  key: string;
}

/** The periods in a span that name their year. */
export function periodsIn(draft: Draft, { from, to }: Span): Period[] {
  const { tokens } = draft;
  const periods: Period[] = [];
  const days = daysOf(draft);
  let next = firstFrom(days, from);
  for (let at = from; at < to; at += 1) {
    const day = days[next];
    if (day && at === day.from) {
      next += 1;
      if (day.year !== undefined) periods.push({ key: keyOfDay(tokens, day), from: day.from, to: day.to });
      at = day.to - 1;
    } else if (tokens[at]?.figure?.isYear) periods.push(namedPeriod(tokens, at));
  }
  return periods;
}

/** "Three months ended June 30, 2026" is another period than the six months that end then. */
function keyOfDay(tokens: readonly Token[], { year, month, day, from }: WrittenDay): string {
  const isEnd = /^end(?:ed|ing)$/.test(tokens[from - 1]?.word ?? '');
  const words = isEnd
    ? tokens.slice(Math.max(from - 3, 0), from - 1).map(({ word, figure }) => figure?.value ?? word)
    : [];
  return [...words, year, month, day].join(' ');
}

/** "Third quarter of fiscal 2026", "Q3 2026", or the year alone. */
function namedPeriod(tokens: readonly Token[], at: number): Period {
  let first = at - 1;
  while (/^(?:of|fiscal|year|fy|the|calendar)$/.test(tokens[first]?.word ?? '')) first -= 1;
  const word = tokens[first]?.word ?? '';
  const year = tokens[at]?.figure?.value ?? 0;
  if (/^(?:quarter|half)$/.test(word)) {
    return { key: `${tokens[first - 1]?.word} ${word} ${year}`, from: first - 1, to: at + 1 };
  }
  if (/^[qh][1-4]$/.test(word)) return { key: `${word} ${year}`, from: first, to: at + 1 };
  return { key: `${year}`, from: at, to: at + 1 };
}
