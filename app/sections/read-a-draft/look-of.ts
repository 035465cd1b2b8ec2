import type { Kind } from '../../tools/read-a-draft/rule.ts';

/** The class of a finding's mark, entry or filter. Wrong figures and placeholders are errors; all else is a question. */
export function lookOf(kind: Kind | undefined, isSelected = false): string | undefined {
  const isWrong = kind === 'arithmetic' || kind === 'placeholders';
  return [isWrong && 'wrong', isSelected && 'selected'].filter(Boolean).join(' ') || undefined;
}
