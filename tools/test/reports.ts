import { parse } from 'node-html-parser';

export interface Results {
  passed: number;
  /** File and full title of each test that failed. */
  failed: string[];
}

/** Reads a report in JUnit's form, as Vitest and Playwright write it. */
export function readReport(xml: string): Results {
  // The output of a test is not part of the report.
  const tests = parse(xml.replace(/<!\[CDATA\[.*?\]\]>/gs, '')).querySelectorAll('testcase');
  const failed = tests.filter((test) => test.querySelector('failure, error'));
  const skipped = tests.filter((test) => test.querySelector('skipped'));
  return {
    passed: tests.length - failed.length - skipped.length,
    failed: failed.map(({ attributes: { classname, name } }) =>
      classname === name ? `${name}` : `${classname}: ${name}`,
    ),
  };
}
