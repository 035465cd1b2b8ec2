import { type HTMLElement, parse } from 'node-html-parser';

export interface Results {
  passed: number;
  /** File and full title of each test that failed, and below it the first lines of its message. */
  failed: string[];
}

/** Reads a report in JUnit's form, as Vitest and Playwright write it. */
export function readReport(xml: string): Results {
  const tests = parse(
    xml.replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_, text: string) => escaped(text)),
  ).querySelectorAll('testcase');
  const failed = tests.filter((test) => test.querySelector('failure, error'));
  const skipped = tests.filter((test) => test.querySelector('skipped'));
  return {
    passed: tests.length - failed.length - skipped.length,
    failed: failed.map((test) => [nameOf(test), ...messageOf(test)].join('\n')),
  };
}

/** The parser has no CDATA, and a test's own output is no part of the report. */
function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function nameOf({ attributes: { classname, name } }: HTMLElement) {
  return classname === name ? `${name}` : `${classname}: ${name}`;
}

/** Playwright begins with the title, followed by a rule. */
function messageOf(test: HTMLElement) {
  const lines = test.querySelector('failure, error')?.text.split('\n') ?? [];
  return lines
    .filter((line) => line.trim() !== '' && !line.endsWith('──'))
    .slice(0, 5)
    .map((line) => line.slice(0, 200));
}
