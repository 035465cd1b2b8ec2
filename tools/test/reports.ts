import { relative } from 'node:path';
import * as v from 'valibot';

export interface Results {
  passed: number;
  /** File and full title of each test that failed. */
  failed: string[];
}

/** Vitest's JSON report. A file that could not be loaded has no tests. */
export const VITEST: v.GenericSchema<unknown, Results> = v.pipe(
  v.object({
    numPassedTests: v.number(),
    testResults: v.array(
      v.object({
        name: v.string(),
        status: v.string(),
        assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
      }),
    ),
  }),
  v.transform(({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failed: testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }) => {
        const tests = assertionResults.filter(({ status }) => status === 'failed');
        const file = relative('.', name);
        return tests.length > 0 ? tests.map(({ fullName }) => `${file}: ${fullName}`) : [file];
      }),
  })),
);

interface Suite {
  title: string;
  specs: { title: string; ok: boolean }[];
  suites?: Suite[] | undefined;
}

const SUITE: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(v.object({ title: v.string(), ok: v.boolean() })),
  suites: v.optional(v.array(v.lazy(() => SUITE))),
});

/** Playwright's JSON report: the outer suites are files, those within are groups. */
export const PLAYWRIGHT: v.GenericSchema<unknown, Results> = v.pipe(
  v.object({ stats: v.object({ expected: v.number() }), suites: v.array(SUITE) }),
  v.transform(({ stats, suites }) => ({
    passed: stats.expected,
    failed: suites.flatMap((suite) => failedIn(suite, 'tests/e2e/')),
  })),
);

function failedIn({ title, specs, suites = [] }: Suite, before: string): string[] {
  const name = `${before}${title}: `;
  return [
    ...specs.filter(({ ok }) => !ok).map((spec) => name + spec.title),
    ...suites.flatMap((suite) => failedIn(suite, name)),
  ];
}
