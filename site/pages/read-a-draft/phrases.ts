import { KINDS } from '../../../app/tools/read-a-draft/rule.ts';
import { RULE_TEXTS } from '../../../app/tools/read-a-draft/rule-texts.ts';

/**
 * English phrases that the tool may show beside the literals of its sources (site/islands/island.tsx).
 * @param texts of content: what stands around the field
 */
export function draftReaderPhrases(texts: readonly string[]): string[] {
  const rules = RULE_TEXTS.flatMap(({ title, reason, mend, detail = '' }) => [title, reason, mend, detail]);
  return [...KINDS.map(({ name }) => name), ...rules, ...texts];
}
