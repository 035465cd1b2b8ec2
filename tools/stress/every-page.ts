import { readFileSync } from 'node:fs';
import { SITE_PAGES } from '../../tests/fixtures/site-pages.ts';
import { localizePath } from '../../app/language/localized-path.ts';
import { LANGUAGES } from '../../app/language/languages.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import type { Outcome } from './outcome.ts';

/** Milliseconds from SIGTERM to the end of a server that nobody asks anything. */
const LONGEST_STOP_MS = 2000;

/** Megabytes that the server may occupy. */
const MOST_MEMORY = 220;

const REQUESTS = 100_000;
const VISITORS = 8;
const ENCODINGS = ['br', 'gzip', 'identity'];

/** Every page in every language, twice: the second time from memory. Then the server must stop at once. */
export async function stopAfterCrawl(): Promise<Outcome> {
  const site = await startSite();
  const crawl = async () => {
    const start = performance.now();
    for (const { path } of SITE_PAGES) {
      const addresses = LANGUAGES.map(({ code }) => localizePath(code, path));
      await Promise.all(addresses.map(async (address) => (await fetch(site.url + address)).text()));
    }
    return performance.now() - start;
  };
  const [first, second] = [await crawl(), await crawl()];
  const start = performance.now();
  await site.stop();
  const stopped = performance.now() - start;
  return {
    seen: `${SITE_PAGES.length * LANGUAGES.length} pages in ${ms(first)}, again in ${ms(second)}; gone ${ms(stopped)} after SIGTERM`,
    isHeld: stopped < LONGEST_STOP_MS && second < first,
  };
}

/** Every page in every language and encoding, again and again. Needs Linux, whose /proc tells the memory. */
export async function memoryAfterCrawl(): Promise<Outcome> {
  const site = await startSite();
  const urls = SITE_PAGES.flatMap(({ path }) =>
    LANGUAGES.map(({ code }) => site.url + localizePath(code, path)),
  );
  let requests = 0;
  let most = 0;
  const visitor = async () => {
    while (requests < REQUESTS) {
      requests += 1;
      // A prime stride: every page in every encoding comes up, in no useful order.
      const url = urls[(requests * 7919) % urls.length] ?? '';
      const encoding = ENCODINGS[requests % ENCODINGS.length] ?? '';
      await (await fetch(url, { headers: { 'Accept-Encoding': encoding } })).arrayBuffer();
      if (requests % 100 === 0) most = Math.max(most, memoryOf(site.pid));
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  const end = memoryOf(site.pid);
  await site.stop();
  return {
    seen: `${REQUESTS.toLocaleString('en')} requests for all pages, languages and encodings: ${most} MB at the most, ${end} MB at the end`,
    isHeld: most < MOST_MEMORY,
  };
}

/** Megabytes that a process occupies. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(status.split('VmRSS:')[1]?.split('kB', 1)[0]) / 1024);
}

function ms(milliseconds: number): string {
  return `${Math.round(milliseconds).toLocaleString('en')} ms`;
}
