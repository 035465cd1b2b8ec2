import { expect, test } from 'vitest';
import { testsIn } from './test-titles.ts';

const titles = (source: string) => testsIn('some.test.tsx', source).map(({ title }) => title);
const skipped = (source: string) => testsIn('some.test.tsx', source).map((one) => one.skipped);

test('finds tests by the title that the source writes, in groups and in tables too', () => {
  expect(
    titles(`
      test('plain', () => {});
      it("in double quotes", async ({ page }: Fixtures) => {});
      describe('a group', () => { it.each([1, 2])('of %i', () => <p>test</p>); });
      for (const path of PATHS) test(\`\${path} is there\`, () => {});
      test.describe('another', () => { test.use({}); test('within', () => {}); });
    `),
  ).toEqual(['plain', 'in double quotes', 'of %i', '${path} is there', 'within']);
});

test('no words of a comment or a text are taken for a test', () => {
  expect(titles(`// test('no')\nconst text = "test('no')"; other.test('no'); latest('no');`)).toEqual([]);
});

test.each([
  `test.skip('x', () => {});`,
  `it.todo('x');`,
  `test.fixme('x', () => {});`,
  `it.skipIf(true)('x', () => {});`,
  `describe.skip('group', () => { test('x', () => {}); });`,
  `test.describe.skip('group', () => { test('x', () => {}); });`,
  `test('x', ({ browserName }) => { test.skip(browserName === 'firefox'); });`,
])('%s is skipped', (source) => {
  expect(skipped(source)).toEqual([true]);
});

test('a test beside a skipped one is not skipped', () => {
  expect(skipped(`test.skip('x', () => {}); test('y', () => {});`)).toEqual([true, false]);
});
