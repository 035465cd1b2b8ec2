import { cpSync, mkdirSync, mkdtempDisposableSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { contactMessage } from '../../tests/fixtures/contact-message.ts';
import { sendRaw } from '../../tests/fixtures/raw-connection.ts';
import { startSite, type Site } from '../../tests/fixtures/site.ts';
import { processorTime, residentMemory } from '../process-usage.ts';
import { filingQuery } from './floods.ts';
import { count, MOST_MEMORY } from './fate.ts';
import { MOST_P99, visitQuietly } from './visitors.ts';

/** What the last two thirds of the requests may add. */
const MOST_MORE = { megabytes: 20, descriptors: 10 };

/** Milliseconds of processor time, in all threads, that a query which was never asked before may cost. */
const MOST_COST_MS = 15;

/** Queries whose cost is measured, and as many before, so that the code is compiled. */
const QUERIES = 200;

/** Distinct searches for filing dates, one after the other. Needs Linux's /proc. */
export async function costOfQuery() {
  await using site = await startSite();
  let before = 0;
  for (let n = 0; n < 2 * QUERIES; n += 1) {
    if (n === QUERIES) before = processorTime(site.pid);
    await got(`${site.url}/tools/filing-dates?${filingQuery(n)}`, { headers: { 'Accept-Encoding': 'br' } });
  }
  const cost = (processorTime(site.pid) - before) / QUERIES;
  return {
    seen: `${cost.toFixed(1)} ms of processor time for each of ${QUERIES} queries`,
    isHeld: cost <= MOST_COST_MS,
  };
}

/** Pages, searches, nonsense, files, posts, reports and broken connections in turn. None may fail. */
export async function mixedRequests() {
  await using site = await startSite({ TRUST_PROXY: '127.0.0.1' });
  return await inMemory(site, {
    requests: 20_000,
    visitors: 8,
    isRight: async (n) => ((await KINDS[n % KINDS.length]?.(site.url, n)) ?? 0) < 500,
  });
}

/**
 * Hashed files that no release beside this one has, some 300 a second, each asked for once: the server looks for them in
 * all. Other visitors may not wait.
 */
export async function missingAssets() {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'stress-'));
  const releases = folder.path;
  for (const name of ['release-0', 'release-1', 'release-2']) makeRelease(join(releases, name));
  await using site = await startSite({}, undefined, join(releases, 'release-0'));
  const quiet = await visitQuietly(site.url, AbortSignal.timeout(3000));
  const asked = new AbortController();
  const visiting = visitQuietly(site.url, asked.signal);
  const { seen, isHeld } = await inMemory(site, {
    requests: 10_000,
    visitors: 4,
    async isRight(n) {
      await pause(10);
      return (await got(`${site.url}/assets/gone-${n}.js`)) === 404;
    },
  });
  asked.abort();
  const under = await visiting;
  const ratio = under.p99 / quiet.p99;
  return {
    seen: `pages p99 ${quiet.p99.toFixed(1)} → ${under.p99.toFixed(1)} ms (${ratio.toFixed(1)}); ${seen}`,
    isHeld: isHeld && ratio <= MOST_P99 && under.failures === 0,
  };
}

interface Requests {
  requests: number;
  /** How many ask at a time. */
  visitors: number;
  /** Makes the request of this number, and resolves with whether the answer was right. */
  isRight(n: number): Promise<boolean>;
}

/** Neither memory nor descriptors may grow once a third of the requests has been made. Needs Linux's /proc. */
async function inMemory({ pid }: Site, { requests, visitors, isRight }: Requests) {
  let made = 0;
  let wrong = 0;
  const askUntil = async (most: number) => {
    while (made < most) {
      made += 1;
      if (!(await isRight(made))) wrong += 1;
    }
  };
  const measureAfter = async (most: number) => {
    await Promise.all(Array.from({ length: visitors }, () => askUntil(most)));
    // The last connections are closed by then.
    await pause(1000);
    return { megabytes: residentMemory(pid), descriptors: readdirSync(`/proc/${pid}/fd`).length };
  };
  const first = await measureAfter(requests / 3);
  const last = await measureAfter(requests);
  return {
    seen: [
      `${count(requests)} requests, ${wrong} with a wrong answer`,
      `${Math.round(first.megabytes)} → ${Math.round(last.megabytes)} MB`,
      `${first.descriptors} → ${last.descriptors} descriptors`,
    ].join('; '),
    isHeld:
      wrong === 0 &&
      last.megabytes < MOST_MEMORY &&
      last.megabytes - first.megabytes <= MOST_MORE.megabytes &&
      last.descriptors - first.descriptors <= MOST_MORE.descriptors,
  };
}

/** Each makes a request and gives its status; undefined when nothing is to be answered. */
const KINDS: readonly ((url: string, n: number) => Promise<number | undefined>)[] = [
  (url, n) => got(`${url}/contact?n=${n}`),
  (url, n) => got(`${url}/no-such-page-${n}`),
  (url, n) => got(`${url}/de//evil.example/${n}`),
  (url, n) => got(`${url}/tools/filing-dates?end=${n}zzz`),
  (url, n) => got(`${url}/intel?tag=${n % 50}`),
  (url, n) => got(`${url}/tools/filing-dates/reports.csv?end=20${20 + (n % 15)}-06-30`),
  (url, n) => got(`${url}/assets/gone-${n}.js`),
  (url) => got(`${url}/data/home.json`),
  (url) => got(`${url}/healthz`),
  (url, n) =>
    got(`${url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: n % 2 === 0 ? '{' : JSON.stringify(contactMessage({ message: `Mixed ${n}` })),
    }),
  (url, n) => got(`${url}/insights`, { method: 'POST', body: `{"type":${n}}` }),
  brokenOff,
];

async function got(url: string, options: RequestInit = {}): Promise<number> {
  const response = await fetch(url, options);
  await response.arrayBuffer();
  return response.status;
}

/** A post that its client leaves in the middle. */
async function brokenOff(url: string): Promise<undefined> {
  const { port, host } = new URL(url);
  const half = `POST /contact HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100\r\n\r\nhalf`;
  (await sendRaw(Number(port), half)).socket.destroy();
}

/** As far as the server looks at one. */
function makeRelease(folder: string) {
  mkdirSync(folder);
  for (const name of ['build', 'content', 'package.json'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'VERSION'), 'stress');
}
