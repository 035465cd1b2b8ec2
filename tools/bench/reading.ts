import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { launchChromium } from './browser.ts';
import type { BenchOptions } from './options.ts';
import { median, type Section } from './report.ts';

const WORDS = 5000;

/**
 * Milliseconds that the rules of /tools/read-a-draft need for 5,000 words, in a browser with the CPU slowed four times:
 * the first time, and again when the script is warm.
 */
export async function measureReading({ runs }: BenchOptions): Promise<Section[]> {
  const text = wordsOf(readFileSync('tests/fixtures/releases.txt', 'utf8'));
  const engine = await bundledEngine();
  await using cleanup = new AsyncDisposableStack();
  const browser = cleanup.adopt(await launchChromium(), (launched) => launched.close());
  const first: number[] = [];
  const warm: number[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const page = await browser.newPage();
    await page.emulateCPUThrottling(4);
    await page.addScriptTag({ content: engine });
    const times = await page.evaluate(`Array.from({ length: 10 }, () => {
      const start = performance.now();
      engine.readDraft(${JSON.stringify(text)});
      return performance.now() - start;
    })`);
    const [cold = 0, ...later] = Array.isArray(times) ? times.map(Number) : [];
    first.push(cold);
    warm.push(median(later));
    await page.close();
    console.error(`  run ${run} of ${runs}`);
  }
  const rows = [[WORDS, median(first).toFixed(0), median(warm).toFixed(0)]];
  return [{ title: 'Reading a draft', runs, head: ['Words', 'First time, ms', 'Again, ms'], rows }];
}

function wordsOf(text: string): string {
  const [end] = Array.from(text.matchAll(/\S+/g), ({ index }) => index).slice(WORDS);
  return text.slice(0, end);
}

/** The engine alone, as a script that defines `engine`. */
async function bundledEngine(): Promise<string> {
  const bundle = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'app/tools/read-a-draft/read-draft.ts', formats: ['iife'], name: 'engine' },
    },
  });
  const outputs = Array.isArray(bundle) ? bundle : [bundle];
  const codes = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return codes.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}
