import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { staleIn } from '../../editor/phrases/check-languages.ts';
import { phrasesInSource } from '../../editor/phrases/site-phrases.ts';
import { runProgram } from '../build/run-program.ts';
import { installPrograms } from './programs.ts';
import { readReport } from './reports.ts';

/**
 * `npm test`: everything that must hold before a change lands. All steps run even when one fails, and the last line is
 * `N passed, N failed`, after what failed and the first lines of why. With `--all`, as `npm run test:all`, also what takes longer:
 * fuzzing with random seeds, floods, proofs of linear time, fonts at all sizes.
 */
let passed = 0;
/** Names of steps and tests, and why they failed, for the end. */
const failed: string[] = [];

if (process.argv.includes('--all')) process.env.TEST_ALL = '1';
// Types, rules and format are checked while the first tests run.
const sources = checkSources();
await Promise.all([step('build', () => run('tools/build.ts')), step('programs', installPrograms)]);

const vitest = 'test-results/vitest.xml';
await suite('vitest', ['run', '--reporter=dot', '--reporter=junit', `--outputFile.junit=${vitest}`], vitest);
await suite('playwright', ['test'], 'test-results/browser.xml');
await sources;

for (const name of failed) console.log(`failed: ${name}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function checkSources() {
  await step('types', () => run('node_modules/.bin/tsc'));
  await step('lint', () => run('node_modules/.bin/oxlint', '--deny-warnings'));
  await step('format', () => run('node_modules/.bin/oxfmt', '--check'));
  await step('unused code', () => run('node_modules/.bin/knip'));
  await step('phrases', checkPhrases);
}

async function step(name: string, check: () => Promise<void>) {
  try {
    await check();
    console.log(`— ${name}`);
    passed += 1;
  } catch (error) {
    console.error(`— ${name} failed\n${error instanceof Error ? error.message : error}`);
    failed.push(name);
  }
}

/**
 * Runs a script of Node; its output is shown only when it fails, because others run in parallel.
 * @throws when it fails.
 */
async function run(script: string, ...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const output = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  if (code !== 0) throw new Error(`${output.join('')}${script} ended with ${code}`);
}

/** Checks that translators have every phrase in code. Editors take care of the phrases in the content. */
async function checkPhrases() {
  const written = new Set(phrasesInSource());
  const missing = (await staleIn('content')).filter((key) => written.has(key));
  if (missing.length > 0) throw new Error(`npm run check:phrases adds ${JSON.stringify(missing)}`);
}

/** Runs a test runner and reads its report. One that failed without a failed test is a failure by itself. */
async function suite(program: string, args: string[], report: string) {
  rmSync(report, { force: true });
  const ended = await runProgram(program, args).then(
    () => true,
    () => false,
  );
  const results = existsSync(report) ? readReport(readFileSync(report, 'utf8')) : { passed: 0, failed: [] };
  passed += results.passed;
  failed.push(...results.failed);
  if ((!ended || results.passed === 0) && results.failed.length === 0) failed.push(program);
}
