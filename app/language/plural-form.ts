const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const satisfies Intl.LDMLPluralRule[];

/** What counts can be told apart by; every language's rules for integers repeat after 100. */
const SAMPLES = Array.from({ length: 200 }, (_, n) => n);

/** The plural categories of a language's integers: the order of the plural forms in its PO file. */
export function integerCategories(code: string): readonly Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(code);
  const used = new Set(SAMPLES.map((n) => rules.select(n)));
  return ORDER.filter((category) => used.has(category));
}

/** The form for a count. Fractions and other rare numbers get the last form. */
export function pluralForm(code: string, forms: readonly string[], count: number): string {
  const form = integerCategories(code).indexOf(new Intl.PluralRules(code).select(count));
  return forms.at(form) ?? '';
}
