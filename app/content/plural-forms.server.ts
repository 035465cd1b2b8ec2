/** What a PO file says about the plural forms of its entries, in its header `Plural-Forms`. */
export interface PluralForms {
  /** How many forms an entry has. */
  count: number;
  /** The form for a number, from 0. Fractions, which gettext does not know, get the last one. */
  formOf: (number: number) => number;
}

/**
 * Parses the header `nplurals=2; plural=(n != 1);`, whose rule is an expression of C
 * (https://www.gnu.org/software/gettext/manual/html_node/Plural-forms.html).
 * @throws when it cannot be parsed, or gives a form that no entry has
 */
export function parsePluralForms(header: string): PluralForms {
  if (header.length > MOST_CHARACTERS)
    throw new Error(`Plural-Forms is longer than ${MOST_CHARACTERS} characters`);
  const [, digits = '', rule = ''] = HEADER.exec(header) ?? [];
  const count = Number(digits);
  if (count < 1) throw new Error('Plural-Forms is not like "nplurals=2; plural=(n != 1);"');
  const form = parseRule(rule);
  const wrong = SAMPLES.find((number) => !(form(number) >= 0 && form(number) < count));
  if (wrong !== undefined) {
    throw new Error(
      `Plural-Forms gives the number ${wrong} the form ${form(wrong)}, of ${count} forms from 0`,
    );
  }
  return { count, formOf: (number) => (Number.isInteger(number) ? form(Math.abs(number)) : count - 1) };
}

/** The longest of gettext's manual has 140. */
const MOST_CHARACTERS = 1000;

const HEADER = /^\s*nplurals\s*=\s*(\d+)\s*;\s*plural\s*=([^;]*)(?:;\s*)?$/;

/** The rules of all languages repeat after 100, but for those that know millions. */
const SAMPLES = [...Array.from({ length: 1000 }, (_, number) => number), 1_000_000];

type Rule = (n: number) => number;

/** The operators of two values, and how strongly they bind. In C a comparison gives 0 or 1, and a division a whole number. */
const OPERATORS = new Map<string, { strength: number; apply: (one: number, other: number) => number }>([
  ['||', { strength: 1, apply: (one, other) => Number(one !== 0 || other !== 0) }],
  ['&&', { strength: 2, apply: (one, other) => Number(one !== 0 && other !== 0) }],
  ['==', { strength: 3, apply: (one, other) => Number(one === other) }],
  ['!=', { strength: 3, apply: (one, other) => Number(one !== other) }],
  ['<', { strength: 4, apply: (one, other) => Number(one < other) }],
  ['>', { strength: 4, apply: (one, other) => Number(one > other) }],
  ['<=', { strength: 4, apply: (one, other) => Number(one <= other) }],
  ['>=', { strength: 4, apply: (one, other) => Number(one >= other) }],
  ['+', { strength: 5, apply: (one, other) => one + other }],
  ['-', { strength: 5, apply: (one, other) => one - other }],
  ['*', { strength: 6, apply: (one, other) => one * other }],
  ['/', { strength: 6, apply: (one, other) => Math.trunc(one / other) }],
  ['%', { strength: 6, apply: (one, other) => one % other }],
]);

const TOKEN = /\d+|[=!<>]=|&&|\|\||\S/g;

/** @throws when it is no expression of C with n as its only variable */
export function parseRule(text: string): Rule {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const expect = (token: string) => {
    if (tokens[at] !== token)
      throw new Error(`Plural-Forms has ${tokens[at] ?? 'its end'} in place of ${token}`);
    at += 1;
  };

  function condition(): Rule {
    const isTrue = operation(1);
    if (tokens[at] !== '?') return isTrue;
    at += 1;
    const yes = condition();
    expect(':');
    const no = condition();
    return (n) => (isTrue(n) === 0 ? no(n) : yes(n));
  }

  /** Of operators that bind at least so strongly. */
  function operation(least: number): Rule {
    let left = operand();
    for (;;) {
      const operator = OPERATORS.get(tokens[at] ?? '');
      if (!operator || operator.strength < least) return left;
      at += 1;
      const [one, other] = [left, operation(operator.strength + 1)];
      left = (n) => operator.apply(one(n), other(n));
    }
  }

  function operand(): Rule {
    const token = tokens[at] ?? 'its end';
    at += 1;
    if (token === 'n') return (n) => n;
    if (/^\d/.test(token)) return () => Number(token);
    if (token === '!') {
      const negated = operand();
      return (n) => Number(negated(n) === 0);
    }
    if (token !== '(') throw new Error(`Plural-Forms has ${token} in place of n or a number`);
    const inner = condition();
    expect(')');
    return inner;
  }

  const rule = condition();
  if (at < tokens.length) throw new Error(`Plural-Forms has ${tokens[at]} in place of its end`);
  return rule;
}
