import { readFileSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import { ensurePostgres } from './postgres.ts';
import { runProgram } from '../build/run-program.ts';

/**
 * `npm test`: everything that must hold before a change lands, cheapest first. All of it runs even when a part
 * fails, and the last line counts: `N passed, N failed`.
 */
const count = { passed: 0, failed: 0 };

await step('types', () => runProgram('tsc', []));
await step('lint', () => runProgram('oxlint', ['--deny-warnings']));
await step('format', () => runProgram('oxfmt', ['--check']));
await step('unused code', () => runProgram('knip', []));
await step('content', () => import('../check-content.ts').then(mustBeClean));
await step('build', () => import('../build.ts'));
await step('phrases', () => import('../check-phrases.ts').then(mustBeClean));
await suite(
  'unit and contract tests',
  'vitest',
  ['run', '--reporter=dot', '--reporter=json', '--outputFile.json=test-results/unit.json'],
  unitResults,
  ensurePostgres,
);
await suite('browser tests', 'playwright', ['test'], browserResults, ensureChromium);

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
  }
}

/** Runs a test runner and adds what it counted; one that could not run at all counts as one failure. */
async function suite(
  name: string,
  program: string,
  args: string[],
  results: () => { passed: number; failed: number },
  prepare: () => unknown = () => {},
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
    const { passed, failed } = results();
    count.passed += passed;
    count.failed += failed === 0 && !ended ? 1 : failed;
  } catch (error) {
    console.error(`No results of ${program}: ${error instanceof Error ? error.message : error}`);
    count.failed += 1;
  }
}

/** The tools set the exit code of their process; here it counts for their step alone. */
function mustBeClean() {
  const code = process.exitCode;
  process.exitCode = 0;
  if (code) throw new Error('Not in order: see the lines above');
}

function unitResults() {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
    readFileSync('test-results/unit.json', 'utf8'),
  );
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
}

function browserResults() {
  const { stats } = JSON.parse(readFileSync('test-results/browser.json', 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
