import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { checkLanguages, staleIn } from '../phrases/check-languages.ts';
import { runProgram } from '../build/run-program.ts';
import {
  ensureChromium,
  ensurePostgres,
  installPackages,
  missingPackages,
  reportMissingEngines,
} from './programs.ts';

/**
 * `npm test`: everything that must hold before a change lands. All steps run even when one fails; what failed is listed at
 * the end, and the last line is `N passed, N failed`. With `--all`, as `npm run test:all`, also what takes longer: fuzzing with
 * random seeds, floods, proofs of linear time, fonts at all sizes.
 */
const VITEST_REPORT = 'test-results/vitest.json';
const count = { passed: 0, failed: 0 };
const failures: string[] = [];

if (process.argv.includes('--all')) process.env.TEST_ALL = '1';
// Takes a minute on a new machine, and most of it is waiting.
const installed = installPackages(missingPackages());
await Promise.all([build(), checkSources()]);
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

async function build() {
  await step('build', () => run('tools/build.ts'));
  await step('phrases', checkPhrases);
}

async function checkSources() {
  await step('types', () => run('node_modules/.bin/tsc'));
  await step('lint', () => run('node_modules/.bin/oxlint', '--deny-warnings'));
  await step('format', () => run('node_modules/.bin/oxfmt', '--check'));
  await step('unused code', () => run('node_modules/.bin/knip'));
  await step('content', () => run('tools/check-content.ts'));
}

async function step(name: string, check: () => Promise<void>) {
  try {
    await check();
    console.log(`— ${name}`);
    count.passed += 1;
  } catch (error) {
    console.error(`— ${name}\n${error instanceof Error ? error.message : error}`);
    count.failed += 1;
    failures.push(name);
  }
}

/**
 * Runs a script of Node; what it writes is shown when it fails, since others run beside it.
 * @throws when it does not end well.
 */
async function run(script: string, ...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const output = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  if (code !== 0) throw new Error(`${output.join('')}${script} ended with ${code}`);
}

/** Changes no file: `npm run check:phrases` does. */
async function checkPhrases() {
  const stale = (await staleIn('content')).map(
    (key) => `site.pot: run npm run check:phrases: ${JSON.stringify(key)}`,
  );
  const faults = [...stale, ...checkLanguages('content', { codes: [], complete: false })];
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
