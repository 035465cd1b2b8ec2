import { KINDS } from 'draft-reader/rule.ts';
import { RULE_TEXTS } from 'draft-reader/rule-texts.ts';

/**
 * English phrases that the tool may show beside the literals of its sources (site/islands/island.tsx).
 * @param texts of content: the texts around the field
 */
export function draftReaderPhrases(texts: readonly string[]): string[] {
  const rules = RULE_TEXTS.flatMap(({ title, reason, fix, detail = '' }) => [title, reason, fix, detail]);
  return [...KINDS.map(({ name }) => name), ...rules, ...texts];
}
