import type { Finding } from '../../tools/read-a-draft/read-draft.ts';

/** A piece of the text that is marked in one way. */
export interface Segment {
  text: string;
  /** Where it begins in the whole text. */
  start: number;
  /** Index of the shortest finding that covers it. */
  finding?: number;
  /** Whether it is the first piece that stands for this finding: the one with the link. */
  isFirst: boolean;
}

/**
 * Cuts a text where findings begin and end. Links cannot be nested, so a piece that several findings cover stands for
 * the shortest of them.
 * @param findings with their index in the list; in the order of the text
 */
export function segmentsOf(
  text: string,
  findings: readonly (readonly [index: number, Finding])[],
): Segment[] {
  const marked = findings.filter(([, { start, end }]) => end > start);
  const cuts = new Set([0, text.length, ...marked.flatMap(([, { start, end }]) => [start, end])]);
  const seen = new Set<number>();
  const open: (readonly [number, Finding])[] = [];
  const segments: Segment[] = [];
  let next = 0;
  let from = 0;
  for (const to of [...cuts].toSorted((a, b) => a - b)) {
    if (to > from) {
      const shortest = open.toSorted(([, a], [, b]) => a.end - a.start - (b.end - b.start)).at(0)?.[0];
      segments.push({
        text: text.slice(from, to),
        start: from,
        finding: shortest,
        isFirst: shortest !== undefined && !seen.has(shortest),
      });
      if (shortest !== undefined) seen.add(shortest);
    }
    for (let at = open.length - 1; at >= 0; at -= 1) if ((open[at]?.[1].end ?? 0) <= to) open.splice(at, 1);
    for (let one = marked[next]; one && one[1].start <= to; one = marked[next]) {
      open.push(one);
      next += 1;
    }
    from = to;
  }
  return segments;
}
