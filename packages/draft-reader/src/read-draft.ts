import { parseDraft } from './draft.ts';
import type { Found } from './rule.ts';
import { RULES } from './rules.ts';

export interface Finding extends Found {
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

/** The same in steps that are short each, so that a browser can do other work between them: what each step found. */
export function* readInSteps(text: string): Generator<Finding[]> {
  const draft = yield* parseDraft(text);
  for (const { id, find } of RULES) {
    const found = find(draft).toSorted((a, b) => a.start - b.start);
    yield found.map(({ start, end, values }) => ({ start, end, values, rule: id }));
  }
}
