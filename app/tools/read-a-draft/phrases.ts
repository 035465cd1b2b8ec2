import type { Token } from './tokens.ts';

/** Phrases by their first word; each phrase as its words. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** A match: indexes into the tokens, `to` exclusive. */
export interface Match {
  from: number;
  to: number;
}

/**
 * Compiles phrases to look for. Words are separated by spaces, also where the text has hyphens; `*` stands for any word
 * or figure.
 */
export function phrases(...written: readonly string[]): Phrases {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of written) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);
  return byFirst;
}

/** The longest of the phrases that begins at a token. */
export function matchAt(tokens: readonly Token[], from: number, wanted: Phrases): Match | undefined {
  const token = tokens[from];
  const found = token?.word ? wanted.get(token.word) : undefined;
  const words = found?.find((one) =>
    one.every((word, index) => {
      const at = tokens[from + index];
      return at && (word === '*' || at.word === word);
    }),
  );
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
  return tokens.some((_, at) => matchAt(tokens, at, wanted) !== undefined);
}

/** The range of the draft that a match covers. */
export function rangeOf(tokens: readonly Token[], { from, to }: Match): { start: number; end: number } {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}
