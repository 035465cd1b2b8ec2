import type { Draft } from './draft.ts';
import type { Figure, Sentence, Span, Token } from './token.ts';
import { MONTHS, wordSet } from './words.ts';

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

/** The words of a period or a day before its year. */
const PERIOD_WORDS = new Set([
  ...MONTHS.keys(),
  ...wordSet(
    'first|second|third|fourth|quarter|half|month|months|week|weeks|three|six|nine|twelve|ended|ending|year|of|the|fiscal|full|fy|calendar|q1|q2|q3|q4|h1|h2',
  ),
]);
const PLAIN = wordSet('year|of|the|fiscal|fy|calendar');

export interface Period extends Span {
  /** Equal keys are equal periods. */
  key: string;
}

/** The periods of a sentence, each with its year: "third quarter of fiscal 2026", "June 30, 2026". */
export function periodsIn({ tokens }: Draft, { from, figures }: Sentence): Period[] {
  return figures.flatMap((at) => {
    if (!tokens[at]?.figure?.isYear) return [];
    let first = at;
    while (first > from && isPeriodWord(tokens[first - 1])) first -= 1;
    const words = tokens.slice(first, at + 1).map(({ word, figure }) => `${figure?.value ?? word}`);
    return [{ from: first, to: at + 1, key: words.filter((word) => !PLAIN.has(word)).join(' ') }];
  });
}

function isPeriodWord(token: Token | undefined): boolean {
  return PERIOD_WORDS.has(token?.word ?? '') || smallNumber(token?.figure) !== undefined;
}
