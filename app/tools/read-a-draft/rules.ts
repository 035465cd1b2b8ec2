import { ARITHMETIC_RULES } from './rules/arithmetic.ts';
import { CLAIM_RULES } from './rules/claims.ts';
import { DATE_RULES } from './rules/dates.ts';
import { FIGURE_RULES } from './rules/figures.ts';
import { FORWARD_RULES } from './rules/forward.ts';
import { MEASURE_RULES } from './rules/measures.ts';
import { MISSING_RULES } from './rules/missing.ts';
import { PLACEHOLDER_RULES } from './rules/placeholders.ts';
import { STYLE_RULES } from './rules/style.ts';
import type { Kind, Rule } from './rule.ts';

/** Every rule, by what it costs to overlook what the rule finds. docs/draft-reader.md says how to add one. */
export const RULES: readonly Rule[] = [
  ...ARITHMETIC_RULES,
  ...DATE_RULES,
  ...PLACEHOLDER_RULES,
  ...MEASURE_RULES,
  ...CLAIM_RULES,
  ...FORWARD_RULES,
  ...FIGURE_RULES,
  ...MISSING_RULES,
  ...STYLE_RULES,
];

/** The kinds in the order in which visitors see them, with their names: English phrases. */
export const KINDS: readonly { kind: Kind; name: string }[] = [
  { kind: 'arithmetic', name: 'Arithmetic' },
  { kind: 'dates', name: 'Dates' },
  { kind: 'placeholders', name: 'Placeholders' },
  { kind: 'measures', name: 'Non-GAAP measures' },
  { kind: 'claims', name: 'Claims' },
  { kind: 'forward', name: 'Forward-looking statements' },
  { kind: 'figures', name: 'Figures' },
  { kind: 'missing', name: 'Missing parts' },
  { kind: 'style', name: 'Style' },
];
