import { readFileSync } from 'node:fs';
import { array, number, parse } from 'valibot';
import { build, type Rollup } from 'vite';
import { drawingsContent } from '../../app/content/files/drawings.ts';
import { parseWithDefaults } from '../../app/content/parse-with-defaults.server.ts';
import { exampleDraft } from '../../app/draft-reader/example-draft.ts';
import { median, type BenchOptions, type Section } from './measure.ts';
import { launchChromium } from './browser.ts';

const WORDS = 5000;

/** How often the page has the example read when somebody turns to the field (app/islands/draft-reader.tsx). */
const REHEARSALS = 10;

/**
 * How long the rules of /tools/read-a-draft take for 5,000 words of releases, in a browser with the CPU slowed
 * four times, and the longest of the steps between which the browser answers the keyboard: when the script has never run,
 * the first time on the page, where it has read the example meanwhile, and again when it is warm. Medians.
 */
export async function measureReading({ runs }: BenchOptions): Promise<Section[]> {
  const text = readFileSync('tests/fixtures/releases.txt', 'utf8');
  const draft = text
    .split(/(?<=\s)/)
    .slice(0, WORDS)
    .join('');
  const engine = await bundledEngine();
  const browser = await launchChromium();
  /** The milliseconds of each step, for each of some texts that are read one after the other on a new page. */
  async function stepsOf(texts: readonly string[]): Promise<number[][]> {
    const page = await browser.newPage();
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
    await page.close();
    return parse(array(array(number())), taken);
  }
  const example = exampleDraft(parseWithDefaults(drawingsContent, {}).content.drawings);
  const rehearsals = Array.from({ length: REHEARSALS }, () => example);
  const [never, onPage, again]: number[][][] = [[], [], []];
  for (let run = 0; run < runs; run += 1) {
    const [first = []] = await stepsOf([draft]);
    const turns = await stepsOf([...rehearsals, ...Array.from({ length: 10 }, () => draft)]);
    never?.push(first);
    onPage?.push(turns[REHEARSALS] ?? []);
    again?.push(turns.at(-1) ?? []);
  }
  await browser.close();
  const rows = Object.entries({ 'never run': never, 'first on the page': onPage, again }).map(
    ([script, times = []]) => ({
      Words: WORDS,
      'The script': script,
      ms: Math.round(median(times.map(sum))),
      'Longest step': Math.round(median(times.map((steps) => Math.max(...steps)))),
    }),
  );
  return [{ title: 'Reading a draft', rows }];
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
