import { SITE_PAGES } from '../../tests/fixtures/site-pages.ts';
import { localizePath } from '../../app/language/localized-path.ts';
import { LANGUAGES } from '../../app/language/languages.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import { residentMemory } from '../bench/process-usage.ts';
import { count, type Outcome } from './outcome.ts';

/** Milliseconds from SIGTERM to the end of an idle server. */
export const LONGEST_STOP_MS = 2000;

/** Megabytes that the server may occupy. */
export const MOST_MEMORY = 220;

const REQUESTS = 100_000;
const VISITORS = 8;
const ENCODINGS = ['br', 'gzip', 'identity'];

/** Every page in every language. */
const PATHS = SITE_PAGES.flatMap(({ path }) => LANGUAGES.map(({ code }) => localizePath(code, path)));

/** Opens every page in every language twice, the second time from memory. Then the server must stop at once. */
export async function stopAfterCrawl(): Promise<Outcome> {
  const site = await startSite();
  const crawl = async () => {
    const start = performance.now();
    for (let index = 0; index < PATHS.length; index += LANGUAGES.length) {
      const paths = PATHS.slice(index, index + LANGUAGES.length);
      await Promise.all(paths.map(async (path) => (await fetch(site.url + path)).text()));
    }
    return performance.now() - start;
  };
  const [first, second] = [await crawl(), await crawl()];
  const start = performance.now();
  await site.stop();
  const stopped = performance.now() - start;
  return {
    seen: `${PATHS.length} pages in ${ms(first)}, again in ${ms(second)}; gone ${ms(stopped)} after SIGTERM`,
    isHeld: stopped < LONGEST_STOP_MS && second < first,
  };
}

/** Every page in every language and encoding, again and again. Needs Linux, whose /proc tells the memory. */
export async function memoryAfterCrawl(): Promise<Outcome> {
  const site = await startSite();
  let requests = 0;
  let most = 0;
  const visitor = async () => {
    while (requests < REQUESTS) {
      requests += 1;
      // A prime stride: every page comes up in every encoding, in no useful order.
      const url = site.url + PATHS[(requests * 7919) % PATHS.length];
      const encoding = ENCODINGS[requests % ENCODINGS.length] ?? '';
      await (await fetch(url, { headers: { 'Accept-Encoding': encoding } })).arrayBuffer();
      if (requests % 100 === 0) most = Math.max(most, residentMemory(site.pid));
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  const end = residentMemory(site.pid);
  await site.stop();
  return {
    seen: `${count(REQUESTS)} requests for all pages, languages and encodings: ${Math.round(most)} MB at the most, ${Math.round(end)} MB at the end`,
    isHeld: most < MOST_MEMORY,
  };
}

function ms(milliseconds: number): string {
  return `${count(Math.round(milliseconds))} ms`;
}
