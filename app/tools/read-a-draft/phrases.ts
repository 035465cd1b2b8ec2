import type { Span, Token } from './token.ts';

export type { Span } from './token.ts';

/** A set of phrases to look for. */
export type Phrases = symbol;

export type Matches = ReadonlyMap<Phrases, readonly Span[]>;

/**
 * Compiles phrases, given in lower case and divided by "|". Words are separated by spaces, also where the text has
 * hyphens. Call it when the module is loaded: drafts that are already split do not know of phrases compiled later.
 */
export function phrases(...written: readonly string[]): Phrases {
  const set: Phrases = Symbol('phrases');
  for (const phrase of written.join('|').split('|')) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    const known = BY_FIRST_WORD.get(first);
    if (known) known.push({ words, set });
    else BY_FIRST_WORD.set(first, [{ words, set }]);
  }
  return set;
}

const BY_FIRST_WORD = new Map<string, { words: readonly string[]; set: Phrases }[]>();

/** What each set of phrases matches, found in one pass: the longest phrases, which do not overlap within a set. */
export function matchesOf(tokens: readonly Token[]): Matches {
  const matches = new Map<Phrases, Span[]>();
  for (let from = 0; from < tokens.length; from += 1) {
    const all = BY_FIRST_WORD.get(tokens[from]?.word ?? '');
    if (!all) continue;
    for (const { words, set } of all) {
      let at = 1;
      while (at < words.length && words[at] === tokens[from + at]?.word) at += 1;
      if (at === words.length) record(matches, set, { from, to: from + at });
    }
  }
  return matches;
}

function record(matches: Map<Phrases, Span[]>, set: Phrases, span: Span) {
  const known = matches.get(set);
  const last = known?.at(-1);
  if (!known) matches.set(set, [span]);
  else if (last?.from === span.from) last.to = Math.max(last.to, span.to);
  else if (last && last.to <= span.from) known.push(span);
}

/** The matches of a set that begin and end within a span. */
export function matchesIn(matches: Matches, set: Phrases, { from, to }: Span): readonly Span[] {
  const all = matches.get(set);
  if (!all) return [];
  let index = firstFrom(all, from);
  const found: Span[] = [];
  for (let one = all[index]; one && one.to <= to; one = all[index]) {
    found.push(one);
    index += 1;
  }
  return found;
}

export function hasPhrase(matches: Matches, set: Phrases, { from, to }: Span): boolean {
  const all = matches.get(set);
  const first = all?.[firstFrom(all, from)];
  return first !== undefined && first.to <= to;
}

/** Index of the first span that begins at a token or behind it. */
export function firstFrom(all: readonly Span[], from: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
