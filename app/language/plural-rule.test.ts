import { expect, test } from 'vitest';
import { formOrder, parsePluralRule } from './plural-rule.server.ts';

test.each([
  ['n != 1', [1, 0, 1, 1]],
  ['(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2', [0, 0, 2, 2]],
  ['n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2', [2, 0, 1, 2]],
  ['0', [0, 0, 0, 0]],
])('%s gives 0, 1, 2 and 5 their forms', (expression, forms) => {
  expect([0, 1, 2, 5].map(parsePluralRule(expression))).toEqual(forms);
});

test.each(['', 'n ==', 'm != 1', 'n = 1', '(n', 'n ? 1', 'n; process.exit()', 'constructor'])(
  'the rule %j is refused',
  (expression) => {
    expect(() => parsePluralRule(expression)).toThrow('is no rule');
  },
);

test.each([
  ['fr', 'nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;', [0, 2]],
  ['he', 'nplurals=4; plural=(n == 1 ? 0 : n == 2 ? 1 : n > 10 && n % 10 == 0 ? 2 : 3);', [0, 1, 3]],
  ['de', 'nplurals=2; plural=(n == 1);', [1, 0]],
  ['de', 'nplurals=2; plural=(n != 1);', [0, 1]],
])('%s: the forms of %s are found in their order', (code, header, order) => {
  expect(formOrder(code, header)).toEqual(order);
});
