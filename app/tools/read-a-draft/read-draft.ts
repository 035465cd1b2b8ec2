import { parseDraft } from './parse-draft.ts';
import type { Found, Rule } from './rule.ts';
import { RULES } from './rules.ts';

export interface Finding extends Found {
  rule: Rule;
}

/**
 * Reads a draft of a press release in English by the table of rules.
 * @returns findings in the order of the text; what is missing from the whole draft comes last, with an empty range
 */
export function readDraft(text: string): Finding[] {
  const draft = parseDraft(text);
  const findings = RULES.flatMap((rule) =>
    rule.find(draft).map(({ start, end, values }): Finding => ({ start, end, values, rule })),
  );
  const place = ({ start, end }: Finding) => (start === end ? Infinity : start);
  return findings.toSorted((a, b) => compare(place(a), place(b)) || b.end - a.end);
}

/** Infinities are equal, but their difference is not a number. */
function compare(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
