import { readFileSync } from 'node:fs';
import { runProgram } from '../build/run-program.ts';
import { checkLanguages } from '../phrases/check-languages.ts';
import {
  ensureChromium,
  ensurePostgres,
  installPackages,
  missingPackages,
  reportMissingEngines,
} from './programs.ts';

/**
 * `npm test`: everything that must hold before a change lands, cheapest first. All steps run even when one fails; what
 * failed is listed at the end, and the last line is `N passed, N failed`.
 */
const VITEST_REPORT = 'test-results/vitest.json';
const count = { passed: 0, failed: 0 };
const failures: string[] = [];

// Takes a minute on a new machine, and most of it is waiting.
const installed = installPackages(missingPackages());
await step('types', () => runProgram('tsc', []));
await step('lint', () => runProgram('oxlint', ['--deny-warnings']));
await step('format', () => runProgram('oxfmt', ['--check']));
await step('unused code', () => runProgram('knip', []));
await step('content', () => import('../check-content.ts').then(mustBeClean));
await step('build', () => import('../build.ts'));
await step('phrases', checkPhrases);
await installed;
await suite(
  'unit, specification and integration tests, and the walk through each engine',
  'vitest',
  ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
  vitestResults,
  prepareVitest,
);
await suite('browser tests', 'playwright', ['test'], browserResults, () =>
  ensureChromium('chromium-headless-shell'),
);

for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;

async function step(name: string, run: () => Promise<unknown>) {
  console.log(`\n— ${name}`);
  try {
    await run();
    count.passed += 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    count.failed += 1;
    failures.push(name);
  }
}

/** Changes no file: `npm run check:phrases` does. */
async function checkPhrases() {
  const faults = await checkLanguages({ contentDir: 'content', write: false });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

async function prepareVitest() {
  await ensurePostgres();
  reportMissingEngines();
}

/** Runs a test runner and adds its counts; one that could not run at all counts as one failure. */
async function suite(
  name: string,
  program: string,
  args: string[],
  results: () => Results,
  prepare: () => unknown,
) {
  console.log(`\n— ${name}`);
  let ended = true;
  try {
    await prepare();
    await runProgram(program, args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    ended = false;
  }
  try {
    const { passed, failed, names } = results();
    count.passed += passed;
    count.failed += failed === 0 && !ended ? 1 : failed;
    failures.push(...(failed === 0 && !ended ? [name] : names));
  } catch (error) {
    console.error(`No results of ${program}: ${error instanceof Error ? error.message : error}`);
    count.failed += 1;
    failures.push(name);
  }
}

/** The tools set the exit code of this process; here it must count for their step only. */
function mustBeClean() {
  const code = process.exitCode;
  process.exitCode = 0;
  if (code) throw new Error('Failed: see the lines above');
}

interface Results {
  passed: number;
  failed: number;
  /** Of the failed tests. */
  names: string[];
}

function vitestResults(): Results {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(VITEST_REPORT, 'utf8')) as VitestReport;
  const names = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    return failed.length === 0 && status === 'failed' ? [name] : failed;
  });
  return { passed: numPassedTests, failed: names.length, names };
}

function browserResults(): Results {
  const { stats, suites } = JSON.parse(readFileSync('test-results/browser.json', 'utf8')) as PlaywrightReport;
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  const names = failed.map(({ file, line, title }) => `${file}:${line} ${title}`);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, names };
}

/** All tests of a suite and of those within it. */
function specsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The parts of vitest's report that are read. */
interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** The parts of Playwright's report that are read. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSpec {
  title: string;
  file: string;
  line: number;
  ok: boolean;
}
