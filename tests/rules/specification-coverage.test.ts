import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lostTests } from './named-tests.ts';

/** A statement of the specification and the tests that hold it, as docs/specification-coverage.md lists them. */
const rows = Array.from(
  readFileSync('docs/specification-coverage.md', 'utf8').matchAll(/^\| (\d+)\.(\d+) \| (.+) \| (.+) \|$/gm),
  ([, section, number, statement, tests = '']) => ({
    section: Number(section),
    number: Number(number),
    statement,
    tests,
  }),
);

describe('the table of the specification', () => {
  test('numbers the statements of its nine sections without a gap', () => {
    expect(new Set(rows.map(({ section }) => section))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
    const gaps = rows.filter(({ section, number }, index) => {
      const before = rows[index - 1];
      return number !== (before?.section === section ? before.number + 1 : 1);
    });
    expect(gaps).toEqual([]);
  });

  test('names tests that exist and are not skipped', () => {
    expect(rows.flatMap(({ tests }) => lostTests(tests))).toEqual([]);
  });
});
