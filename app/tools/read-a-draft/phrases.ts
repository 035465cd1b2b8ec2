import type { Token } from './token.ts';

/** Phrases by their first word; each phrase as its words. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** A match: indexes into the tokens, `to` exclusive. */
export interface Match {
  from: number;
  to: number;
}

/**
 * Compiles phrases to look for, in lower case. Words are separated by spaces, also where the text has hyphens. Call it
 * when the module is loaded: drafts that are already split do not know of phrases compiled later.
 */
export function phrases(...written: readonly string[]): Phrases {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of written) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  for (const [first, list] of byFirst) {
    FIRST_WORDS.add(first);
    list.sort((a, b) => b.length - a.length);
  }
  return byFirst;
}

/** The first words of all phrases. Most words of a draft are none, and then no rule has to look any closer. */
const FIRST_WORDS = new Set<string>();

export function startsPhrase(word: string): boolean {
  return FIRST_WORDS.has(word);
}

/** The longest of the phrases that begins at a token. */
export function matchAt(tokens: readonly Token[], from: number, wanted: Phrases): Match | undefined {
  const token = tokens[from];
  if (!token?.mayStartPhrase) return undefined;
  const words = wanted
    .get(token.word)
    ?.find((one) => one.every((word, index) => tokens[from + index]?.word === word));
  return words && { from, to: from + words.length };
}

/** All matches, which do not overlap. */
export function matchesOf(tokens: readonly Token[], wanted: Phrases): Match[] {
  const matches: Match[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const match = matchAt(tokens, at, wanted);
    if (!match) continue;
    matches.push(match);
    at = match.to - 1;
  }
  return matches;
}

export function hasPhrase(tokens: readonly Token[], wanted: Phrases): boolean {
  return tokens.some((token, at) => token.mayStartPhrase && matchAt(tokens, at, wanted) !== undefined);
}

/** The range of the draft that a match covers. */
export function rangeOf(tokens: readonly Token[], { from, to }: Match): { start: number; end: number } {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}
