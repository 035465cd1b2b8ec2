import { expect, test } from 'vitest';
import { readReport } from './reports.ts';

test('names the tests that failed, and a file that could not be loaded', () => {
  const report = `<testsuites><testsuite name="site/a.test.ts">
    <testcase classname="site/a.test.ts" name="a group &gt; fails &quot;here&quot;">
      <system-out>&lt;/testcase&gt;</system-out><failure message="x">y</failure>
    </testcase>
    <testcase classname="site/a.test.ts" name="a group &gt; passes"></testcase>
    <testcase classname="site/a.test.ts" name="a group &gt; is skipped"><skipped/></testcase>
  </testsuite><testsuite name="site/b.test.ts">
    <testcase classname="site/b.test.ts" name="site/b.test.ts"><failure message="x">y</failure></testcase>
  </testsuite></testsuites>`;
  expect(readReport(report)).toEqual({
    passed: 1,
    failed: ['site/a.test.ts: a group > fails "here"', 'site/b.test.ts'],
  });
});

test('is not misled by what a browser test has printed', () => {
  const report = `<testsuites><testsuite name="a.spec.ts">
    <testcase name="a group › fails" classname="a.spec.ts">
      <system-out><![CDATA[</testcase><testcase name="q"><failure>]]></system-out>
      <failure message="x"><![CDATA[</div>]]></failure>
    </testcase>
    <testcase name="a group › passes" classname="a.spec.ts"></testcase>
  </testsuite></testsuites>`;
  expect(readReport(report)).toEqual({ passed: 1, failed: ['a.spec.ts: a group › fails'] });
});
