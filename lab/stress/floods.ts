import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';
import { LANGUAGES } from '../../app/language/languages.ts';
import { contactMessage } from '../../tests/fixtures/contact-message.ts';
import { askRaw } from '../../tests/fixtures/raw-connection.ts';
import { SITE_PAGES } from '../../tests/fixtures/site-pages.ts';
import { MOST_P99 } from './visitors.ts';

interface FloodOrder {
  flood: string;
  url: string;
  seconds: number;
}

interface FloodResult {
  perSecond: number;
  /** Answers by status; `none` where the connection broke. */
  statuses: Record<string, number>;
}

interface Flood {
  run(order: FloodOrder): Promise<FloodResult>;
  /** The statuses that answers may have. */
  only?: readonly string[];
  /** The largest factor by which the quiet visitor's p99 may grow. */
  p99?: number;
  /** The least answers a second. */
  perSecond?: number | typeof HALF;
  /** Whether it goes on while the server stops. */
  goesOn?: boolean;
}

/** Half as many as cached pages: what they are given for costs at most twice as much as one of them. */
export const HALF = 'half';

const CONNECTIONS = 20;

/** Floods a site from a thread of its own, so that it does not slow down what measures beside it. */
export async function runFlood(order: FloodOrder): Promise<FloodResult> {
  const worker = new Worker(new URL(import.meta.url), { workerData: order });
  const [result] = await once(worker, 'message');
  await worker.terminate();
  return result;
}

/** With the bars of each, beside those that hold for all. */
export const FLOODS: Readonly<Record<string, Flood>> = {
  'cached page': { only: ['200'], run: asking(() => ({ path: '/contact' })) },
  'odd paths': { only: ['414'], p99: MOST_P99, run: oddPaths },
  'campaign links': {
    only: ['200'],
    perSecond: HALF,
    run: asking((n) => ({ path: `/pricing?utm_source=${n % 300}&gclid=${n}` })),
  },
  'made-up paths': { only: ['404'], perSecond: 2000, run: asking((n) => ({ path: `/no-such-page-${n}` })) },
  'other spellings': { only: ['308'], run: asking((n) => ({ path: `/CoNtAcT${'/'.repeat(n % 50)}` })) },
  searches: { only: ['200'], p99: MOST_P99, run: asking((n) => ({ path: `/intel?tag=${n}` })) },
  'filing dates': {
    only: ['200'],
    p99: MOST_P99,
    run: asking((n) => ({ path: `/tools/filing-dates?${filingQuery(n)}` })),
  },
  'filing dates in nonsense': {
    only: ['200'],
    perSecond: HALF,
    run: asking((n) => ({ path: `/tools/filing-dates?end=${n}zzz` })),
  },
  'filing dates of many networks': {
    only: ['200'],
    p99: MOST_P99,
    run: asking((n) => ({
      path: `${n % 2 === 0 ? '/de' : ''}/tools/filing-dates${n % 3 === 0 ? '/reports.ics' : ''}?${filingQuery(n)}`,
      headers: { 'X-Forwarded-For': addressOf(n) },
    })),
  },
  'site map with queries': { only: ['200'], run: asking((n) => ({ path: `/sitemap.xml?${n}` })) },
  'refused posts': {
    only: ['200', '429'],
    run: asking((n) => ({
      method: 'POST',
      path: '/contact',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...contactMessage({ message: `Flood ${n}` }) }).toString(),
    })),
  },
  'forged reports': {
    only: ['204', '429'],
    run: asking((n, origin) => ({
      method: 'POST',
      path: '/insights',
      headers: {
        'Content-Type': 'text/plain',
        Origin: origin,
        'User-Agent': 'Mozilla/5.0',
        'X-Forwarded-For': addressOf(n),
      },
      body: JSON.stringify(forgedReport(n)),
    })),
  },
  'half-open connections': { run: halfOpen },
  'one sends ahead': { p99: MOST_P99, goesOn: true, run: sendingAhead(1) },
  'a hundred send ahead': { p99: MOST_P99, goesOn: true, run: sendingAhead(100) },
};

/** Twenty connections, as fast as they are answered. */
function asking(next: (count: number, origin: string) => autocannon.Request): Flood['run'] {
  return async ({ url, seconds }) => {
    let requests = 0;
    const setupRequest = (request: autocannon.Request) => {
      requests += 1;
      return { ...request, ...next(requests, url) };
    };
    const headers = { 'Accept-Encoding': 'br' };
    const load = { url, connections: CONNECTIONS, duration: seconds, requests: [{ setupRequest }], headers };
    const { statusCodeStats = {}, errors } = await autocannon(load);
    const statuses: Record<string, number> = {};
    for (const [status, { count: times = 0 }] of Object.entries(statusCodeStats)) statuses[status] = times;
    const answers = Object.values(statuses).reduce((sum, times) => sum + times, 0);
    if (errors > 0) statuses.none = errors;
    return { perSecond: Math.round(answers / seconds), statuses };
  };
}

/** Paths that cost a naive pattern seconds, once a second. */
async function oddPaths({ url, seconds }: FloodOrder): Promise<FloodResult> {
  const statuses: Record<string, number> = {};
  for (let second = 0; second < seconds; second += 1) {
    for (const path of [`${'/'.repeat(15_000)}a`, `/${'a/'.repeat(7500)}`, `/${'%41'.repeat(5000)}`]) {
      // Node's clients would rewrite such a path.
      const { status } = await askRaw(url, `GET ${path}`);
      count(statuses, String(status || 'none'));
    }
    await pause(1000);
  }
  return { perSecond: 3, statuses };
}

async function halfOpen({ url, seconds }: FloodOrder): Promise<FloodResult> {
  const sockets: Socket[] = [];
  const statuses: Record<string, number> = { open: 0, closed: 0 };
  for (let opened = 0; opened < 5000; opened += 1) {
    const socket = connectTo(url, opened % 4);
    socket.once('connect', () => count(statuses, 'open'));
    socket.once('close', () => count(statuses, 'closed'));
    sockets.push(socket);
    if (opened % 100 === 0) await pause(20);
  }
  await pause(seconds * 1000 - 1000);
  for (const socket of sockets) socket.destroy();
  return { perSecond: Math.round(5000 / seconds), statuses };
}

/** A view and a speed in turn, with all pages and languages in time. */
function forgedReport(n: number) {
  const path = SITE_PAGES[n % SITE_PAGES.length]?.path;
  const language = LANGUAGES[n % LANGUAGES.length]?.code;
  return n % 2 === 0
    ? { type: 'view', path, language, referrer: `host-${n}.example` }
    : {
        type: 'speed',
        path,
        language,
        values: { LCP: (n * 37) % 9000, INP: (n * 13) % 900, TTFB: (n * 7) % 3000 },
      };
}

/** One of thousands of networks. */
function addressOf(n: number): string {
  return `198.${n % 256}.${(n >> 8) % 256}.7`;
}

/** Each time another day and time. */
export function filingQuery(n: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `end=20${20 + (n % 15)}-${two(1 + (n % 12))}-${two(1 + (n % 28))}&time=${two(n % 24)}:${two(n % 60)}`;
}

/** Keeps so many connections open that send 5,000 requests each and read no answer. */
function sendingAhead(connections: number): Flood['run'] {
  return async ({ url, seconds }) => {
    const requests = `GET /contact HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`.repeat(5000);
    const until = AbortSignal.timeout(seconds * 1000);
    const statuses: Record<string, number> = { closed: 0 };
    const send = async (index: number) => {
      while (!until.aborted) {
        const socket = connectTo(url, index % 2);
        const closed = Promise.withResolvers<void>();
        socket.once('close', () => {
          if (!until.aborted) count(statuses, 'closed');
          closed.resolve();
        });
        until.addEventListener('abort', () => socket.destroy());
        socket.write(requests);
        await closed.promise;
        // Opening connections is not what is measured.
        await pause(100);
      }
    };
    await Promise.all(Array.from({ length: connections }, (_, index) => send(index)));
    return { perSecond: Math.round((statuses.closed ?? 0) / seconds), statuses };
  };
}

/** From one of several addresses of this machine. */
function connectTo(url: string, address: number): Socket {
  const socket = connect({ port: Number(new URL(url).port), localAddress: `127.0.0.${2 + address}` });
  return socket.on('error', () => {});
}

function count(statuses: Record<string, number>, status: string) {
  statuses[status] = (statuses[status] ?? 0) + 1;
}

// In the thread.
if (parentPort) {
  const order: FloodOrder = workerData;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort.postMessage(await FLOODS[order.flood]?.run(order));
}
