import { readFileSync } from 'node:fs';
import { array, number, parse } from 'valibot';
import { build, type Rollup } from 'vite';
import { median, type BenchOptions, type Section } from './measure.ts';
import { launchChromium } from './browser.ts';

const WORDS = 5000;

/**
 * How long the rules of /tools/read-a-draft take for 5,000 words of releases, in a browser with the CPU slowed
 * four times: the first time, and again when the script is warm, with the longest of the steps between which the browser
 * answers the keyboard. Medians.
 */
export async function measureReading({ runs }: BenchOptions): Promise<Section[]> {
  const text = readFileSync('tests/fixtures/releases.txt', 'utf8');
  const draft = text.split(/(?<=\s)/).slice(0, WORDS);
  const engine = await bundledEngine();
  const browser = await launchChromium();
  const times: number[][][] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage();
    await page.emulateCPUThrottling(4);
    await page.addScriptTag({ content: engine });
    const taken: unknown = await page.evaluate(`Array.from({ length: 10 }, () => {
      const steps = engine.readInSteps(${JSON.stringify(draft.join(''))});
      const taken = [];
      for (let last = performance.now(); !steps.next().done; last = performance.now()) {
        taken.push(performance.now() - last);
      }
      return taken;
    })`);
    times.push(parse(array(array(number())), taken));
    await page.close();
  }
  await browser.close();
  const middle = (of: (steps: readonly number[]) => number, turn: number) =>
    Math.round(median(times.map((turns) => of(turns[turn] ?? []))));
  const longest = (steps: readonly number[]) => Math.max(...steps);
  const row = {
    Words: draft.length,
    'First ms': middle(sum, 0),
    'Longest step': middle(longest, 0),
    'Again ms': middle(sum, 9),
    'Longest step again': middle(longest, 9),
  };
  return [{ title: 'Reading a draft', rows: [row] }];
}

function sum(steps: readonly number[]): number {
  return steps.reduce((before, step) => before + step, 0);
}

/** The engine alone, as a script that defines `engine`. */
async function bundledEngine(): Promise<string> {
  const entry = 'app/tools/read-a-draft/read-draft.ts';
  const options = { write: false, lib: { entry, formats: ['iife' as const], name: 'engine' } };
  const [bundle] = [
    await build({ configFile: false, logLevel: 'silent', build: options }),
  ].flat() as Rollup.RollupOutput[];
  return bundle?.output[0].code ?? '';
}
