import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';
import { LANGUAGES } from '../../app/language/languages.ts';
import { contactMessage } from '../../tests/fixtures/contact-message.ts';
import { SITE_PAGES } from '../../tests/fixtures/site-pages.ts';

interface FloodOrder {
  flood: keyof typeof FLOODS;
  url: string;
  seconds: number;
}

interface FloodResult {
  perSecond: number;
  /** Answers by status; `none` where the connection broke. */
  statuses: Record<string, number>;
}

const CONNECTIONS = 20;

/** Floods a site from a thread of its own, so that it does not slow down what measures beside it. */
export async function runFlood(order: FloodOrder): Promise<FloodResult> {
  const worker = new Worker(new URL(import.meta.url), { workerData: order });
  const [result] = await once(worker, 'message');
  await worker.terminate();
  return result;
}

const FLOODS = {
  /** Paths that cost a naive pattern seconds, once a second. */
  'odd paths': async ({ url, seconds }) => {
    const statuses: Record<string, number> = {};
    for (let second = 0; second < seconds; second += 1) {
      for (const path of [`${'/'.repeat(15_000)}a`, `/${'a/'.repeat(7500)}`, `/${'%41'.repeat(5000)}`]) {
        count(statuses, await statusOf(url, path));
      }
      await pause(1000);
    }
    return { perSecond: 3, statuses };
  },
  'cached page': (order) => flood(order, () => ({ path: '/contact' })),
  'campaign links': (order) => flood(order, (n) => ({ path: `/pricing?utm_source=${n % 300}&gclid=${n}` })),
  'made-up paths': (order) => flood(order, (n) => ({ path: `/no-such-page-${n}` })),
  'other spellings': (order) => flood(order, (n) => ({ path: `/CoNtAcT${'/'.repeat(n % 50)}` })),
  searches: (order) => flood(order, (n) => ({ path: `/intel?tag=${n}` })),
  'filing dates': (order) => flood(order, (n) => ({ path: `/tools/filing-dates?${filingQuery(n)}` })),
  'filing dates in nonsense': (order) => flood(order, (n) => ({ path: `/tools/filing-dates?end=${n}zzz` })),
  'filing dates of many networks': (order) =>
    flood(order, (n) => ({
      path: `${n % 2 === 0 ? '/de' : ''}/tools/filing-dates${n % 3 === 0 ? '/reports.ics' : ''}?${filingQuery(n)}`,
      headers: { 'X-Forwarded-For': `198.${n % 256}.${(n >> 8) % 256}.7` },
    })),
  'forged reports': (order) =>
    flood(order, (n) => ({
      method: 'POST',
      path: '/insights',
      headers: {
        'Content-Type': 'text/plain',
        Origin: order.url,
        'User-Agent': 'Mozilla/5.0',
        'X-Forwarded-For': `198.${n % 256}.${(n >> 8) % 256}.7`,
      },
      body: JSON.stringify(forgedReport(n)),
    })),
  'site map with queries': (order) => flood(order, (n) => ({ path: `/sitemap.xml?${n}` })),
  'refused posts': (order) =>
    flood(order, (n) => ({
      method: 'POST',
      path: '/contact',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...contactMessage({ message: `Flood ${n}` }) }).toString(),
    })),
  'one sends ahead': (order) => sendAhead(order, 1),
  'a hundred send ahead': (order) => sendAhead(order, 100),
  'half-open connections': async ({ url, seconds }) => {
    const sockets: Socket[] = [];
    const statuses: Record<string, number> = { open: 0, closed: 0 };
    for (let opened = 0; opened < 5000; opened += 1) {
      const socket = connect({
        port: Number(new URL(url).port),
        localAddress: `127.0.0.${2 + (opened % 4)}`,
      });
      socket.once('connect', () => count(statuses, 'open'));
      socket.once('close', () => count(statuses, 'closed'));
      socket.on('error', () => {});
      sockets.push(socket);
      if (opened % 100 === 0) await pause(20);
    }
    await pause(seconds * 1000 - 1000);
    for (const socket of sockets) socket.destroy();
    return { perSecond: Math.round(5000 / seconds), statuses };
  },
} satisfies Record<string, (order: FloodOrder) => Promise<FloodResult>>;

async function flood(
  { url, seconds }: FloodOrder,
  next: (count: number) => autocannon.Request,
): Promise<FloodResult> {
  let requests = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          requests += 1;
          return { ...request, ...next(requests) };
        },
      },
    ],
    headers: { 'Accept-Encoding': 'br' },
  });
  const byStatus = Object.entries(result.statusCodeStats ?? {}).map(
    ([status, { count: times = 0 }]) => [status, times] as const,
  );
  const answers = byStatus.reduce((sum, [, times]) => sum + times, 0);
  const statuses = Object.fromEntries(result.errors > 0 ? [...byStatus, ['none', result.errors]] : byStatus);
  return { perSecond: Math.round(answers / seconds), statuses };
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

/** Each time another day and time. */
export function filingQuery(n: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `end=20${20 + (n % 15)}-${two(1 + (n % 12))}-${two(1 + (n % 28))}&time=${two(n % 24)}:${two(n % 60)}`;
}

/** Keeps so many connections open that send 5,000 requests each and read no answer. */
async function sendAhead({ url, seconds }: FloodOrder, connections: number): Promise<FloodResult> {
  const { port, host } = new URL(url);
  const requests = `GET /contact HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(5000);
  const until = AbortSignal.timeout(seconds * 1000);
  const statuses: Record<string, number> = { closed: 0 };
  const send = async (index: number) => {
    while (!until.aborted) {
      const socket = connect({ port: Number(port), localAddress: `127.0.0.${2 + (index % 2)}` });
      const closed = Promise.withResolvers<void>();
      socket.on('error', () => {});
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
}

/** Over a raw connection: Node's clients would rewrite such a path. */
async function statusOf(url: string, path: string): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  socket.once('data', (answer) => resolve(answer.toString('latin1').slice(9, 12)));
  socket.once('error', () => resolve('none'));
  return promise;
}

function count(statuses: Record<string, number>, status: string) {
  statuses[status] = (statuses[status] ?? 0) + 1;
}

// In the thread.
if (parentPort) {
  const order: FloodOrder = workerData;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort.postMessage(await FLOODS[order.flood](order));
}
