import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The rows of the document: number, and the files of its tests. */
const ROWS = Array.from(
  readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| (\d+\.\d+) \|.*\| (.*) \|$/gm),
  ([, number = '', tests = '']) => ({ number, files: tests.replaceAll('`', '').split(', ') }),
);

test('every requirement has its own number and names tests that exist', () => {
  const numbers = ROWS.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(100);
  expect(new Set(numbers).size).toBe(numbers.length);
  const missing = ROWS.filter(
    ({ files }) => !files.every((file) => /\.(?:test|spec)\.tsx?$/.test(file) && existsSync(file)),
  );
  expect(missing).toEqual([]);
});

test('every number that code and tests cite is in the document', () => {
  const known = new Set(ROWS.map(({ number }) => number));
  const cited = globSync('{site,server,editor,operator,tests}/**/*.{ts,tsx}').flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/requirements? ((?:\d+\.\d+(?:, | and | to )?)+)/g),
      ([, numbers = '']) => numbers.match(/\d+\.\d+/g) ?? [],
    )
      .flat()
      .map((number) => ({ file, number })),
  );
  expect(cited).not.toEqual([]);
  expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
});
