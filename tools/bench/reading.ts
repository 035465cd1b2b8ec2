import { readFileSync } from 'node:fs';
import { build, type Rollup } from 'vite';
import { median, type BenchOptions, type Section } from './measure.ts';
import { launchChromium } from './browser.ts';

const WORDS = 5000;

/**
 * How long the rules of /tools/read-a-draft take for 5,000 words of releases, in a browser with the CPU slowed
 * four times: the first time, and again when the script is warm. Medians.
 */
export async function measureReading({ runs }: BenchOptions): Promise<Section[]> {
  const text = readFileSync('tests/fixtures/releases.txt', 'utf8');
  const draft = text.split(/(?<=\s)/).slice(0, WORDS);
  const engine = await bundledEngine();
  const browser = await launchChromium();
  const times: number[][] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage();
    await page.emulateCPUThrottling(4);
    await page.addScriptTag({ content: engine });
    const taken: unknown = await page.evaluate(`Array.from({ length: 10 }, () => {
      const start = performance.now();
      engine.readDraft(${JSON.stringify(draft.join(''))});
      return performance.now() - start;
    })`);
    times.push(Array.isArray(taken) ? taken.map(Number) : []);
    await page.close();
  }
  await browser.close();
  const middle = (turn: number) => Math.round(median(times.map((taken) => taken[turn] ?? NaN)));
  const row = { Words: draft.length, 'First ms': middle(0), 'Again ms': middle(9) };
  return [{ title: 'Reading a draft', rows: [row] }];
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
