import { parseDraft } from './text/draft.ts';
import { CHANGE_RULES } from './rules/changes.ts';
import { CLAIM_RULES, STYLE_RULES } from './rules/claims.ts';
import { DAY_RULES } from './rules/days.ts';
import { HEADLINE_RULES } from './rules/headlines.ts';
import { NAME_RULES } from './rules/names.ts';
import { OFFERING_RULES } from './rules/offerings.ts';
import { PERIOD_RULES } from './rules/periods.ts';
import { PLACEHOLDER_RULES } from './rules/placeholders.ts';
import { RANGE_RULES } from './rules/ranges.ts';
import { REPEAT_RULES } from './rules/repeats.ts';
import { TIME_RULES } from './rules/times.ts';
import type { MarkedRange, Rule } from './rule.ts';

/** Every rule, certain mistakes before matters of style. README.md says how to add one. */
export const RULES: readonly Rule[] = [
  ...HEADLINE_RULES,
  ...CHANGE_RULES,
  ...RANGE_RULES,
  ...OFFERING_RULES,
  ...PERIOD_RULES,
  ...DAY_RULES,
  ...TIME_RULES,
  ...NAME_RULES,
  ...REPEAT_RULES,
  ...PLACEHOLDER_RULES,
  ...CLAIM_RULES,
  ...STYLE_RULES,
];

export interface Finding extends MarkedRange {
  /** The id of its rule. */
  rule: string;
}

/**
 * Reads a draft of a press release in English by the table of rules.
 * @returns findings by the order of their rules, and for each in the order of the text
 */
export function readDraft(text: string): Finding[] {
  return [...readInSteps(text)].flat();
}

/** The same in short steps, so that a browser can do other work in between. Yields the findings of each step. */
export function* readInSteps(text: string): Generator<Finding[]> {
  const draft = yield* parseDraft(text);
  for (const { id, find } of RULES) {
    const found = find(draft).toSorted((a, b) => a.start - b.start);
    yield found.map(({ start, end, values }) => ({ start, end, values, rule: id }));
  }
}
