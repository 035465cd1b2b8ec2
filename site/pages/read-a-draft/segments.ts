import type { MarkedRange } from 'draft-reader/rule.ts';

/** A piece of the text that is marked in one way. */
interface Segment<Finding> {
  text: string;
  /** Where it begins in the whole text. */
  start: number;
  /** The shortest finding that covers it. */
  finding: Finding | undefined;
  /** Whether it is the first piece of this finding: the one with the link. */
  isFirst: boolean;
}

/**
 * Cuts a text where findings begin and end. Links cannot be nested, so a piece that several findings cover stands for
 * the shortest of them.
 */
export function segmentsOf<Finding extends MarkedRange>(
  text: string,
  findings: readonly Finding[],
): Segment<Finding>[] {
  const marked = findings.toSorted((a, b) => a.start - b.start);
  const cuts = new Set([0, text.length, ...marked.flatMap(({ start, end }) => [start, end])]);
  const seen = new Set<Finding>();
  const segments: Segment<Finding>[] = [];
  let open: Finding[] = [];
  let next = 0;
  let from = 0;
  for (const to of [...cuts].toSorted((a, b) => a - b)) {
    if (to > from) {
      const [finding] = open.toSorted((a, b) => a.end - a.start - (b.end - b.start));
      const isFirst = finding !== undefined && !seen.has(finding);
      segments.push({ text: text.slice(from, to), start: from, finding, isFirst });
      if (finding) seen.add(finding);
    }
    open = open.filter(({ end }) => end > to);
    for (let one = marked[next]; one && one.start <= to; one = marked[next]) {
      open.push(one);
      next += 1;
    }
    from = to;
  }
  return segments;
}
