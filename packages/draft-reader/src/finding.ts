import type { Finding } from './read-draft.ts';
import type { RuleText } from './rule.ts';

/** Findings with the texts of their rules. */
export function explained<Text extends Pick<RuleText, 'id'>>(
  findings: readonly Finding[],
  texts: readonly Text[],
) {
  const known = new Map(texts.map((text) => [text.id, text]));
  return findings.flatMap(({ rule: id, ...found }) => {
    const rule = known.get(id);
    return rule ? [{ ...found, rule }] : [];
  });
}

/** The longest quotation; longer ones are cut in the middle. */
const LONGEST_QUOTE = 90;

/** The marked words. */
export function quoteOf(draft: string, { start, end }: { start: number; end: number }): string {
  const words = draft.slice(start, end).replace(/\s/g, ' ');
  return words.length <= LONGEST_QUOTE ? words : `${words.slice(0, 60)} … ${words.slice(-24)}`;
}

/** The values for the placeholders of a rule's `detail`. */
export function detailValues(
  draft: string,
  { values = {} }: Pick<Finding, 'values'>,
): Record<string, string> {
  const texts = Object.entries(values).map(([name, value]) => {
    return [name, typeof value === 'string' ? value : draft.slice(value.start, value.end)] as const;
  });
  return Object.fromEntries(texts);
}
