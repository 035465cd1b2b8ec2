import type { Span, Token } from './token.ts';

export type { Span } from './token.ts';

/** A set of phrases to look for. */
export type Phrases = number;

/** The matches of each set of phrases. */
export type Matches = readonly (readonly Span[])[];

let sets = 0;

/** Phrases by their first word, and by each next one. */
interface Next {
  /** The sets that have the phrase up to here. */
  sets: Phrases[];
  next: Map<string, Next>;
}

const FIRST: Next = { sets: [], next: new Map() };

/**
 * Compiles phrases, given in lower case and divided by "|". Words are separated by spaces, also where the text has
 * hyphens. Call it when the module is loaded: drafts that are already split do not know of phrases compiled later.
 */
export function phrases(...written: readonly string[]): Phrases {
  for (const phrase of written.join('|').split('|')) {
    let at = FIRST;
    for (const word of phrase.split(' ')) {
      const next = at.next.get(word) ?? { sets: [], next: new Map() };
      at.next.set(word, next);
      at = next;
    }
    at.sets.push(sets);
  }
  sets += 1;
  return sets - 1;
}

/** Finds the matches of all sets in one pass: the longest phrases, without overlaps within a set. */
export function* matchesOf(tokens: readonly Token[]): Generator<[], Matches> {
  const matches: Span[][] = Array.from({ length: sets }, () => []);
  for (let from = 0; from < tokens.length; from += 1) {
    let found = FIRST.next.get(tokens[from]?.word ?? '');
    for (let to = from + 1; found; to += 1) {
      for (const set of found.sets) record(matches[set], from, to);
      found = found.next.size > 0 ? found.next.get(tokens[to]?.word ?? '') : undefined;
    }
    if (from % STEP === 0) yield [];
  }
  return matches;
}

/** How many words are looked at in one step. */
const STEP = 200;

function record(known: Span[] = [], from: number, to: number) {
  const last = known.at(-1);
  if (last?.from === from) last.to = to;
  else if (!last || last.to <= from) known.push({ from, to });
}

/** The matches of a set that begin and end within a span. */
export function matchesIn(matches: Matches, set: Phrases, span: Span): readonly Span[] {
  return spansIn(matches[set] ?? [], span);
}

export function hasPhrase(matches: Matches, set: Phrases, { from, to }: Span): boolean {
  const all = matches[set] ?? [];
  const first = all[firstFrom(all, from)];
  return first !== undefined && first.to <= to;
}

/** The spans, of some in text order, that begin and end within another. */
export function spansIn<One extends Span>(all: readonly One[], { from, to }: Span): One[] {
  const found: One[] = [];
  let index = firstFrom(all, from);
  for (let one = all[index]; one && one.to <= to; one = all[index]) {
    found.push(one);
    index += 1;
  }
  return found;
}

/** Index of the first span that begins at a token or behind it. */
function firstFrom(all: readonly Span[], from: number): number {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
