import { integerCategories } from './plural-form.ts';

type Rule = (n: number) => number;

/** Operators of C that plural rules use, the loosest first. Those of one row are read from left to right. */
const OPERATORS: readonly Readonly<Record<string, (one: number, other: number) => number>>[] = [
  { '||': (one, other) => Number(one !== 0 || other !== 0) },
  { '&&': (one, other) => Number(one !== 0 && other !== 0) },
  { '==': (one, other) => Number(one === other), '!=': (one, other) => Number(one !== other) },
  {
    '<': (one, other) => Number(one < other),
    '>': (one, other) => Number(one > other),
    '<=': (one, other) => Number(one <= other),
    '>=': (one, other) => Number(one >= other),
  },
  { '+': (one, other) => one + other, '-': (one, other) => one - other },
  { '%': (one, other) => one % other },
];

/**
 * Parses the expression of a `Plural-Forms` header, such as `n == 1 ? 0 : n == 2 ? 1 : 2`, into a function from a count to
 * the number of its form.
 * @throws when it is none
 */
export function parsePluralRule(expression: string): Rule {
  const tokens = expression.match(/\d+|n|\|\||&&|[=!<>]=|\S/g) ?? [];
  let at = 0;
  const rule = choice();
  if (at < tokens.length) throw wrong();
  return rule;

  function choice(): Rule {
    const condition = operation(0);
    if (!take('?')) return condition;
    const yes = choice();
    if (!take(':')) throw wrong();
    const no = choice();
    return (n) => (condition(n) === 0 ? no(n) : yes(n));
  }

  function operation(level: number): Rule {
    const row = OPERATORS[level];
    if (!row) return value();
    let result = operation(level + 1);
    for (;;) {
      const token = tokens[at] ?? '';
      const apply = Object.hasOwn(row, token) ? row[token] : undefined;
      if (!apply) return result;
      at += 1;
      const [left, right] = [result, operation(level + 1)];
      result = (n) => apply(left(n), right(n));
    }
  }

  function value(): Rule {
    if (take('(')) {
      const inner = choice();
      if (!take(')')) throw wrong();
      return inner;
    }
    const token = tokens[at] ?? '';
    at += 1;
    if (token === 'n') return (n) => n;
    if (!/^\d+$/.test(token)) throw wrong();
    return () => Number(token);
  }

  function take(token: string): boolean {
    if (tokens[at] !== token) return false;
    at += 1;
    return true;
  }

  function wrong(): Error {
    return new Error(`"${expression}" is no rule for plural forms`);
  }
}

/**
 * For each form in the order of `pluralForm`, the number of the form in a file whose header may have another order or more
 * forms: the one that most of its counts have.
 * @throws when the header has no rule
 */
export function formOrder(code: string, header: string): readonly number[] {
  const rule = parsePluralRule(header.replace(/\s+/g, '').split('plural=')[1]?.split(';')[0] ?? '');
  const rules = new Intl.PluralRules(code);
  const counts = Array.from({ length: 200 }, (_, n) => n);
  return integerCategories(code).map((category) => {
    const own = counts.filter((n) => rules.select(n) === category).map(rule);
    const [most = []] = [...Map.groupBy(own, (form) => form).values()].toSorted(
      (a, b) => b.length - a.length,
    );
    return most[0] ?? 0;
  });
}
