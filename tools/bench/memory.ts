import { ALL_ADDRESSES, askColdPages } from './cold-pages.ts';
import { load } from './load.ts';
import { startMeasuredSite } from './measured-site.ts';
import { rounded } from './median.ts';
import type { BenchOptions } from './options.ts';
import { residentMemory } from './process-tree.ts';
import { tell } from './progress.ts';

export interface MemoryFigures {
  /** Megabytes (2^20 bytes) in memory right after the start, and with every page in every language kept. */
  start: number;
  cold: number;
  /** Megabytes after so many requests. */
  samples: { requests: number; megabytes: number }[];
}

const SAMPLES = 40;

/** How much memory the process takes while all pages in all languages are asked for over and over. */
export async function measureMemory({ requests }: BenchOptions): Promise<MemoryFigures> {
  const site = await startMeasuredSite();
  try {
    const start = rounded(residentMemory(site.pid), 1);
    await askColdPages(site);
    const cold = rounded(residentMemory(site.pid), 1);
    const urls = ALL_ADDRESSES.map((path) => `${site.url}${path}`);
    const samples = [];
    for (let sample = 1; sample <= SAMPLES; sample += 1) {
      await load(urls, site.pid, 'br', { amount: Math.ceil(requests / SAMPLES) });
      const megabytes = rounded(residentMemory(site.pid), 1);
      samples.push({ requests: Math.ceil(requests / SAMPLES) * sample, megabytes });
      tell(`${samples.at(-1)?.requests} requests: ${megabytes} MB`);
    }
    return { start, cold, samples };
  } finally {
    await site.stop();
  }
}
