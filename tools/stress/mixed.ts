import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { contactMessage } from '../../tests/fixtures/contact-message.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import { residentMemory } from '../bench/process-usage.ts';
import { MOST_MEMORY } from './crawls.ts';
import { count, type Outcome } from './outcome.ts';

const REQUESTS = 20_000;
const VISITORS = 8;

/** Megabytes and descriptors that the last two thirds of the requests may add to the first. */
const MOST_MORE = { megabytes: 20, descriptors: 10 };

/**
 * Pages, searches, nonsense, files, posts, reports and broken connections in turn. None may fail, and neither memory nor
 * descriptors may grow once a third of them has been made. Needs Linux's /proc.
 */
export async function mixedRequests(): Promise<Outcome> {
  const site = await startSite({ TRUST_PROXY: '127.0.0.1' });
  const measure = () => ({
    megabytes: residentMemory(site.pid),
    descriptors: readdirSync(`/proc/${site.pid}/fd`).length,
  });
  let failures = 0;
  let made = 0;
  const visitUntil = async (most: number) => {
    while (made < most) {
      made += 1;
      const status = await KINDS[made % KINDS.length]?.(site.url, made);
      if (status !== undefined && status >= 500) failures += 1;
    }
  };
  const visitAll = async (most: number) => {
    await Promise.all(Array.from({ length: VISITORS }, () => visitUntil(most)));
    // The last connections are closed by then.
    await pause(1000);
  };
  await visitAll(REQUESTS / 3);
  const first = measure();
  await visitAll(REQUESTS);
  const last = measure();
  await site.stop();
  return {
    seen: [
      `${count(REQUESTS)} requests, ${failures} × 5xx`,
      `${Math.round(first.megabytes)} → ${Math.round(last.megabytes)} MB`,
      `${first.descriptors} → ${last.descriptors} descriptors`,
    ].join('; '),
    isHeld:
      failures === 0 &&
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
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`POST /contact HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100\r\n\r\nhalf`);
  socket.destroy();
}
