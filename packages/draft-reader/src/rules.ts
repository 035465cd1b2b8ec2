import { ARITHMETIC_RULES } from './rules/arithmetic.ts';
import { CLAIM_RULES, STYLE_RULES } from './rules/claims.ts';
import { DATE_RULES } from './rules/dates.ts';
import { MEASURE_RULES } from './rules/measures.ts';
import { FORWARD_RULES } from './rules/forward.ts';
import { PLACEHOLDER_RULES } from './rules/placeholders.ts';
import type { Rule } from './rule.ts';

/** Every rule, by what it costs to overlook what the rule finds. docs/draft-reader.md says how to add one. */
export const RULES: readonly Rule[] = [
  ...ARITHMETIC_RULES,
  ...DATE_RULES,
  ...PLACEHOLDER_RULES,
  ...MEASURE_RULES,
  ...CLAIM_RULES,
  ...FORWARD_RULES,
  ...STYLE_RULES,
];
