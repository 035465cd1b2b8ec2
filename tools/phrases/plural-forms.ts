import { parseRule } from '../../app/language/plural-forms.server.ts';

/** The plural rules of gettext's manual, in C as PO files have them. */
const RULES = [
  '0',
  'n != 1',
  'n > 1',
  'n == 1 ? 0 : n == 2 ? 1 : 2',
  'n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2',
  'n == 1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2',
  'n == 1 ? 0 : n>=2 && n<=4 ? 1 : 2',
  'n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<12 || n%100>19) ? 1 : 2',
  'n%10==1 && n%100!=11 ? 1 : n%10==0 || n%100>=11 && n%100<=19 ? 0 : 2',
  'n == 1 ? 0 : n == 0 || n != 1 && n%100>=1 && n%100<=19 ? 1 : 2',
  'n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3',
  'n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5',
];

/**
 * The `Plural-Forms` header of a language, with a form for each category of its integers, in CLDR's order.
 * @throws when no rule of gettext's manual agrees with the language's `Intl.PluralRules`
 */
export function pluralFormsHeader(code: string): string {
  const rules = new Intl.PluralRules(code);
  const numbers = Array.from({ length: 1000 }, (_, n) => n);
  const used = new Set(numbers.map((n) => rules.select(n)));
  const categories = ORDER.filter((category) => used.has(category));
  const rule = RULES.find((one) => {
    const formOf = parseRule(one);
    return numbers.every((n) => categories[formOf(n)] === rules.select(n));
  });
  if (rule === undefined)
    throw new Error(`Write the Plural-Forms header of ${code} by hand: ${categories.join()}`);
  return `nplurals=${categories.length}; plural=(${rule});`;
}

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const satisfies Intl.LDMLPluralRule[];
