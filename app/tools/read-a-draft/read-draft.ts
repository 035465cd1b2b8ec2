import { parseDraft } from './draft.ts';
import type { Found, Rule } from './rule.ts';
import { RULES } from './rules.ts';

export interface Finding extends Found {
  rule: Rule;
}

/**
 * Reads a draft of a press release in English by the table of rules.
 * @returns findings by the order of their rules, and for each in the order of the text; what is missing from the whole
 *   draft has an empty range
 */
export function readDraft(text: string): Finding[] {
  const draft = parseDraft(text);
  return RULES.flatMap((rule) =>
    rule
      .find(draft)
      .toSorted((a, b) => a.start - b.start)
      .map(({ start, end, values }): Finding => ({ start, end, values, rule })),
  );
}
