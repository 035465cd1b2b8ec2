import type { Figure, Sentence, Span, Token } from './token.ts';
import { MONTHS } from './words.ts';

/** A day as written; it may not exist in the calendar. */
export interface WrittenDay extends Span {
  year: number | undefined;
  /** From 0. */
  month: number;
  day: number;
}

/** The days of a draft: "Nov. 10, 2026", "November 10th", "10 November 2026". */
export function daysIn(tokens: readonly Token[], sentences: readonly Sentence[]): WrittenDay[] {
  const days: WrittenDay[] = [];
  let from = 0;
  for (const at of sentences.flatMap(({ figures }) => figures)) {
    const day = at < from ? undefined : namedDay(tokens, at);
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
  // The columns of a table: "December September 31", "30 June 31 December".
  const isAmongMonths = [tokens[at - 2], tokens[next]].some((token) => monthOf(token) !== undefined);
  if (before !== undefined && isAmongMonths) return undefined;
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

function smallNumber(figure: Figure | undefined): number | undefined {
  const isSmall =
    figure?.kind === 'number' && figure.decimals === 0 && figure.scale === 1 && figure.value < 100;
  return isSmall ? figure.value : undefined;
}

/** Needs a capital, because "may" is also a verb. */
function monthOf(token: Token | undefined): number | undefined {
  return token?.isCapital ? MONTHS.get(token.word) : undefined;
}

/** Whether the month has no such day. Without a year, "May 60" may be anything. */
export function isImpossible({ year, month, day }: Omit<WrittenDay, keyof Span>): boolean {
  const days = new Date(Date.UTC(year ?? LEAP_YEAR, month + 1, 0)).getUTCDate();
  return day === 0 ? year !== undefined : day > days && (day <= 31 || year !== undefined);
}

const LEAP_YEAR = 2024;
