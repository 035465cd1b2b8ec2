import type { Kind } from '../../tools/read-a-draft/rule.ts';

/** The class of a finding's mark, entry or filter. Wrong figures and placeholders are errors; all else is a question. */
export function lookOf(kind: Kind | undefined, isSelected = false): string | undefined {
  const look = kind === 'arithmetic' || kind === 'placeholders' ? 'wrong' : '';
  return isSelected ? `${look} selected` : look || undefined;
}
