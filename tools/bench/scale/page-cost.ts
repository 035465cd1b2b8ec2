import { ask } from '../ask.ts';
import { touchContent } from '../cold-pages.ts';
import type { MeasuredSite } from '../measured-site.ts';
import { median, rounded } from '../median.ts';
import { processorTime } from '../process-tree.ts';

const WARM_UP = 5;
const COLD = 15;
const CACHED = 1000;

/**
 * What a page costs the server in processor time: cold in milliseconds, each time after a touch of a content file,
 * which the server then reads again (median); cached in microseconds, the mean of many requests.
 */
export async function pageCost(
  { url, pid, contentDir }: MeasuredSite,
  path: string,
  file: string,
): Promise<{ cold: number; cached: number }> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + COLD; round += 1) {
    touchContent(contentDir, file);
    const before = processorTime(pid);
    await ask(`${url}${path}`, 'br');
    if (round >= WARM_UP) times.push(processorTime(pid) - before);
  }
  const cached = await cachedCost(url, pid, path);
  return { cold: rounded(median(times), 2), cached };
}

/** Microseconds of processor time that a page in the cache costs. */
export async function cachedCost(url: string, pid: number, path: string): Promise<number> {
  for (let round = 0; round < CACHED / 4; round += 1) await ask(`${url}${path}`, 'br');
  const before = processorTime(pid);
  for (let round = 0; round < CACHED; round += 1) await ask(`${url}${path}`, 'br');
  return rounded(((processorTime(pid) - before) / CACHED) * 1000, 1);
}
