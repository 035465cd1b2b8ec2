import { readFileSync } from 'node:fs';
import { array, number, parse } from 'valibot';
import { build, type Rollup } from 'vite';
import { median, type BenchOptions, type Section } from './measure.ts';
import { launchChromium } from './browser.ts';

const WORDS = 5000;

/**
 * How long the rules of /tools/read-a-draft take for 5,000 words of releases, in a browser with the CPU slowed
 * four times, and the longest of the steps between which the browser answers the keyboard: the first time, and again when
 * the script is warm. Medians.
 */
export async function measureReading({ runs }: BenchOptions): Promise<Section[]> {
  const text = readFileSync('tests/fixtures/releases.txt', 'utf8');
  const draft = text
    .split(/(?<=\s)/)
    .slice(0, WORDS)
    .join('');
  const engine = await bundledEngine();
  await using browser = await launchChromium();
  /** The milliseconds of each step, for each of some texts that are read one after the other on a new page. */
  async function stepsOf(texts: readonly string[]): Promise<number[][]> {
    await using page = await browser.newPage();
    await page.emulateCPUThrottling(4);
    await page.addScriptTag({ content: engine });
    const taken: unknown = await page.evaluate(`${JSON.stringify(texts)}.map((text) => {
      const steps = engine.readInSteps(text);
      const taken = [];
      for (let last = performance.now(); !steps.next().done; last = performance.now()) {
        taken.push(performance.now() - last);
      }
      return taken;
    })`);
    return parse(array(array(number())), taken);
  }
  const first: number[][] = [];
  const again: number[][] = [];
  for (let run = 0; run < runs; run += 1) {
    const turns = await stepsOf(Array.from({ length: 10 }, () => draft));
    first.push(turns[0] ?? []);
    again.push(turns.at(-1) ?? []);
  }
  const rows = Object.entries({ 'the first time': first, again }).map(([reading, times]) => ({
    Words: WORDS,
    Reading: reading,
    ms: Math.round(median(times.map(sum))),
    'Longest step': Math.round(median(times.map((steps) => Math.max(...steps)))),
  }));
  return [{ title: 'Reading a draft', rows }];
}

function sum(steps: readonly number[]): number {
  return steps.reduce((before, step) => before + step, 0);
}

/** The engine alone, as a script that defines `engine`. */
async function bundledEngine(): Promise<string> {
  const entry = 'app/tools/read-a-draft/read-draft.ts';
  const options = {
    write: false,
    lib: { entry, formats: ['iife' as const], name: 'engine' },
    // As the site's own build has it (vite.config.ts).
    rolldownOptions: { output: { postBanner: '//# allFunctionsCalledOnLoad' } },
  };
  const [bundle] = [
    await build({ configFile: false, logLevel: 'silent', build: options }),
  ].flat() as Rollup.RollupOutput[];
  return bundle?.output[0].code ?? '';
}
