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
  for (const phrase of written.flatMap((list) => list.split('|'))) {
    let node = ROOT;
    for (const word of phrase.split(' ')) {
      const next = node.next.get(word) ?? { next: new Map(), ends: [] };
      node.next.set(word, next);
      node = next;
    }
    node.ends.push(set);
  }
  return set;
}

/** All phrases by their words. */
interface Node {
  next: Map<string, Node>;
  /** The sets of the phrase that ends here. */
  ends: Phrases[];
}

const ROOT: Node = { next: new Map(), ends: [] };

/** What each set of phrases matches, found in one pass: the longest phrases, which do not overlap within a set. */
export function matchesOf(tokens: readonly Token[]): Matches {
  const matches = new Map<Phrases, Span[]>();
  for (let from = 0; from < tokens.length; from += 1) {
    let node = ROOT.next.get(tokens[from]?.word ?? '');
    for (let to = from + 1; node; to += 1) {
      for (const set of node.ends) record(matches, set, from, to);
      node = to < tokens.length ? node.next.get(tokens[to]?.word ?? '') : undefined;
    }
  }
  return matches;
}

function record(matches: Map<Phrases, Span[]>, set: Phrases, from: number, to: number) {
  const known = matches.get(set);
  if (!known) matches.set(set, [{ from, to }]);
  else {
    const last = known.at(-1);
    if (last?.from === from) last.to = to;
    else if (last && last.to <= from) known.push({ from, to });
  }
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
