import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PLAYWRIGHT, VITEST } from './reports.ts';

test('names the tests that failed, and a file that could not be loaded', () => {
  const report = {
    numPassedTests: 1,
    testResults: [
      {
        name: `${process.cwd()}/app/a.test.ts`,
        status: 'failed',
        assertionResults: [
          { fullName: 'a group fails', status: 'failed' },
          { fullName: 'a group passes', status: 'passed' },
        ],
      },
      { name: `${process.cwd()}/app/b.test.ts`, status: 'failed', assertionResults: [] },
    ],
  };
  expect(v.parse(VITEST, report)).toEqual({
    passed: 1,
    failed: ['app/a.test.ts: a group fails', 'app/b.test.ts'],
  });
});

test('names the tests of the browser that failed, with their groups', () => {
  const group = {
    title: 'a group',
    specs: [
      { title: 'fails', ok: false },
      { title: 'passes', ok: true },
    ],
  };
  const report = { stats: { expected: 1 }, suites: [{ title: 'a.spec.ts', specs: [], suites: [group] }] };
  expect(v.parse(PLAYWRIGHT, report)).toEqual({
    passed: 1,
    failed: ['tests/e2e/a.spec.ts: a group: fails'],
  });
});
