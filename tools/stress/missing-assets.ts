import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '../../tests/fixtures/site.ts';
import { residentMemory } from '../bench/process-usage.ts';
import { MOST_MEMORY } from './crawls.ts';
import { count, type Outcome } from './outcome.ts';
import { MOST_P99, visitQuietly } from './visitors.ts';

const REQUESTS = 10_000;
const VISITORS = 4;
const RELEASES = 3;

/** What the requests may add. */
const MOST_MORE = { megabytes: 20, descriptors: 10 };

/**
 * Hashed files that no release beside this one has, some 300 a second, each asked for once: the server looks for them in
 * all. Neither memory nor descriptors may grow, and other visitors may not wait. Needs Linux's /proc.
 */
export async function missingAssets(): Promise<Outcome> {
  const releases = mkdtempSync(join(tmpdir(), 'releases-'));
  for (let n = 0; n < RELEASES; n += 1) makeRelease(join(releases, `release-${n}`));
  const site = await startSite({}, undefined, join(releases, 'release-0'));
  const measure = () => ({
    megabytes: residentMemory(site.pid),
    descriptors: readdirSync(`/proc/${site.pid}/fd`).length,
  });
  let made = 0;
  const wrong: number[] = [];
  const askUntil = async (most: number) => {
    while (made < most) {
      made += 1;
      await pause(10);
      const response = await fetch(`${site.url}/assets/gone-${made}.js`);
      await response.arrayBuffer();
      if (response.status !== 404) wrong.push(response.status);
    }
  };
  const askAll = (most: number) => Promise.all(Array.from({ length: VISITORS }, () => askUntil(most)));
  const quiet = await visitQuietly(site.url, AbortSignal.timeout(3000));
  await askAll(REQUESTS / 3);
  const first = measure();
  const asked = new AbortController();
  const visiting = visitQuietly(site.url, asked.signal);
  await askAll(REQUESTS);
  asked.abort();
  const under = await visiting;
  const last = measure();
  await site.stop();
  rmSync(releases, { recursive: true, force: true });
  const ratio = under.p99 / quiet.p99;
  return {
    seen: [
      `pages p99 ${quiet.p99.toFixed(1)} → ${under.p99.toFixed(1)} ms (${ratio.toFixed(1)})`,
      `${count(REQUESTS)} requests, ${wrong.length} other than 404`,
      `${Math.round(first.megabytes)} → ${Math.round(last.megabytes)} MB`,
      `${first.descriptors} → ${last.descriptors} descriptors`,
    ].join('; '),
    isHeld:
      ratio <= MOST_P99 &&
      under.failures === 0 &&
      wrong.length === 0 &&
      last.megabytes < MOST_MEMORY &&
      last.megabytes - first.megabytes <= MOST_MORE.megabytes &&
      last.descriptors - first.descriptors <= MOST_MORE.descriptors,
  };
}

/** As far as the server looks at one. */
function makeRelease(folder: string) {
  mkdirSync(folder);
  for (const name of ['build', 'content', 'package.json'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'VERSION'), 'stress');
}
