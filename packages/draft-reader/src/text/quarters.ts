import type { Draft } from './draft.ts';
import type { Span, Token } from './token.ts';
import { wordSet } from './words.ts';

export interface Quarter extends Span {
  /** 1 to 4. */
  number: number;
  year: number | undefined;
}

const ORDINALS: ReadonlyMap<string, number> = new Map(
  ['first', 'second', 'third', 'fourth'].map((word, index) => [word, index + 1]),
);

/** "Third quarter of 2026", "third-quarter 2026", "Q3 2026", "3Q26". */
export function quartersIn({ tokens }: Draft, { from, to }: Span): Quarter[] {
  const quarters: Quarter[] = [];
  for (let at = from; at < to; at += 1) {
    const { word = '', isJoined } = tokens[at] ?? {};
    const [, short] = /^q([1-4])$/.exec(word) ?? [];
    const [short2, year2] = (isJoined && /^q(\d\d)?$/.exec(word)) || [];
    // "Fiscal" may come between: "third fiscal quarter".
    const back = short ? 0 : tokens[at - 1]?.word === 'fiscal' ? 2 : 1;
    const before = tokens[at - back];
    const ordinal = word === 'quarter' ? ORDINALS.get(before?.word ?? '') : undefined;
    const number = short ? Number(short) : short2 ? before?.figure?.value : ordinal;
    // "Form 10-Q" is not the tenth quarter.
    if (number === undefined || number > 4 || at - back < from) continue;
    const year = year2 ? { year: 2000 + Number(year2), to: at + 1 } : yearBehind(tokens, at + 1, to);
    quarters.push({ number, from: at - back, to: year?.to ?? at + 1, year: year?.year });
  }
  return quarters;
}

const BEFORE_YEAR = wordSet('of|fiscal|year|the|fy|calendar');

/** The year at a token, or a few words behind it. */
function yearBehind(tokens: readonly Token[], from: number, to: number) {
  for (let at = from; at < Math.min(from + 4, to); at += 1) {
    const { figure, word = '' } = tokens[at] ?? {};
    if (figure?.isYear) return { year: figure.value, to: at + 1 };
    if (!BEFORE_YEAR.has(word)) return undefined;
  }
  return undefined;
}
