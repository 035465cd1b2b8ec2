import { expect, test } from 'vitest';
import { readReport } from './reports.ts';

test('names the tests that failed with the first lines of why, and a file that could not be loaded', () => {
  const report = `<testsuites><testsuite name="site/a.test.ts">
    <testcase classname="site/a.test.ts" name="a group &gt; fails &quot;here&quot;">
      <system-out>&lt;/testcase&gt;</system-out>
      <failure message="expected 1">
Error: expected 1 &lt; 0

two
three
four
five
six
      </failure>
    </testcase>
    <testcase classname="site/a.test.ts" name="a group &gt; passes"></testcase>
    <testcase classname="site/a.test.ts" name="a group &gt; is skipped"><skipped/></testcase>
  </testsuite><testsuite name="site/b.test.ts">
    <testcase classname="site/b.test.ts" name="site/b.test.ts"><failure message="x">y</failure></testcase>
  </testsuite></testsuites>`;
  expect(readReport(report)).toEqual({
    passed: 1,
    failed: [
      'site/a.test.ts: a group > fails "here"\nError: expected 1 < 0\ntwo\nthree\nfour\nfive',
      'site/b.test.ts\ny',
    ],
  });
});

test('is not misled by the output of a browser test', () => {
  const report = `<testsuites><testsuite name="a.spec.ts">
    <testcase name="a group › fails" classname="a.spec.ts">
      <system-out><![CDATA[</testcase><testcase name="q"><failure>]]></system-out>
      <failure message="x"><![CDATA[  a.spec.ts:2:1 › a group › fails ─────

    Error: no &lt; in </div>]]></failure>
    </testcase>
    <testcase name="a group › passes" classname="a.spec.ts"></testcase>
  </testsuite></testsuites>`;
  expect(readReport(report)).toEqual({
    passed: 1,
    failed: ['a.spec.ts: a group › fails\n    Error: no &lt; in </div>'],
  });
});
