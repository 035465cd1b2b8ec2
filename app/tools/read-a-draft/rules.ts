import { ARITHMETIC_RULES } from './rules/arithmetic.ts';
import { CLAIM_RULES } from './rules/claims.ts';
import { FIGURE_RULES } from './rules/figures.ts';
import { FORWARD_RULES } from './rules/forward.ts';
import { MEASURE_RULES } from './rules/measures.ts';
import { MISSING_RULES } from './rules/missing.ts';
import { PLACEHOLDER_RULES } from './rules/placeholders.ts';
import { STYLE_RULES } from './rules/style.ts';
import type { Kind, Rule } from './rule.ts';

/** Every rule. docs/draft-reader.md says how to add one. */
export const RULES: readonly Rule[] = [
  ...FORWARD_RULES,
  ...CLAIM_RULES,
  ...MEASURE_RULES,
  ...FIGURE_RULES,
  ...ARITHMETIC_RULES,
  ...PLACEHOLDER_RULES,
  ...MISSING_RULES,
  ...STYLE_RULES,
];

/** The kinds in the order in which visitors see them, with their names: English phrases. */
export const KINDS: readonly { kind: Kind; name: string }[] = [
  { kind: 'forward', name: 'Forward-looking statements' },
  { kind: 'claims', name: 'Claims' },
  { kind: 'measures', name: 'Non-GAAP measures' },
  { kind: 'figures', name: 'Figures' },
  { kind: 'arithmetic', name: 'Arithmetic' },
  { kind: 'placeholders', name: 'Placeholders' },
  { kind: 'missing', name: 'Missing parts' },
  { kind: 'style', name: 'Sentences' },
];
