import { connect as connectHttp2 } from 'node:http2';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import autocannon from 'autocannon';
import { NGINX_HOST } from '../../tests/fixtures/services/nginx.ts';
import { contactMessage } from '../../tests/fixtures/store/contact-message.ts';

/** Answers by status; `none` where the connection broke, `closed` where the proxy hung up. */
export type Statuses = Record<string, number>;

export interface Flood {
  run(target: Target): Promise<Statuses>;
  /** The statuses that answers may have. nginx refuses requests above its limits with 429. */
  only: readonly string[];
}

/** nginx on loopback, and the duration of the flood. */
export interface Target {
  port: number;
  seconds: number;
}

/** An attacker has one address, or a small network of many. */
const ONE = ['127.0.0.9'];
const MANY = Array.from({ length: 40 }, (_, n) => `127.0.${n + 1}.9`);

/** Requests a second in all, so that the flood itself leaves the machine time for what is measured. */
const RATE = 4000;

export const FLOODS: Readonly<Record<string, Flood>> = {
  'cached page': asking(['200', '429'], ONE, () => ({ path: '/contact' })),
  'cached page, many addresses': asking(['200', '429'], MANY, () => ({ path: '/contact' })),
  'campaign links': asking(['200', '429'], MANY, (n) => ({
    path: `/pricing?utm_source=${n % 300}&gclid=${n}`,
  })),
  'made-up paths': asking(['404', '429'], MANY, (n) => ({ path: `/no-such-page-${n}` })),
  'other spellings': asking(['308', '429'], MANY, (n) => ({ path: `/CoNtAcT${'/'.repeat(n % 50)}` })),
  'odd paths': asking(['404', '429'], MANY, (n) => ({ path: ODD[n % ODD.length] ?? '/' })),
  searches: asking(['200', '429', '503'], ONE, (n) => ({
    path: n % 2 === 0 ? `/intel?tag=${n}` : `/support?q=${n}`,
  })),
  'filing dates': asking(['200', '429', '503'], ONE, (n) => ({
    path: `/tools/filing-dates?${filingQuery(n)}`,
  })),
  'filing dates, many addresses': asking(['200', '429', '503'], MANY, (n) => ({
    path: `${n % 2 === 0 ? '/de' : ''}/tools/filing-dates${n % 3 === 0 ? '/reports.ics' : ''}?${filingQuery(n)}`,
  })),
  'site map with queries': asking(['200', '429'], MANY, (n) => ({ path: `/sitemap.xml?${n}` })),
  'posts without scripts': asking(['200', '303', '429'], MANY, (n) => ({
    method: 'POST',
    path: '/contact',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...contactMessage({ message: `Flood ${n}` }) }).toString(),
  })),
  'forged reports': asking(['204', '429'], MANY, (n) => ({
    method: 'POST',
    path: '/insights',
    headers: { 'Content-Type': 'text/plain', Origin: `https://${NGINX_HOST}`, 'User-Agent': 'Mozilla/5.0' },
    body: JSON.stringify({ path: '/pricing', language: 'en', referrer: `host-${n}.example` }),
  })),
  'half-open connections': holding(500, 'GET /contact HTTP/1.1\r\nHost:'),
  'requests sent ahead': holding(100, `GET /contact HTTP/1.1\r\nHost: ${NGINX_HOST}\r\n\r\n`.repeat(5000)),
  'streams reset at once': { only: ['reset'], run: resettingStreams },
};

/** Nearly as long as the site reads. */
const ODD = [`/${'/'.repeat(1000)}a`, `/${'a/'.repeat(500)}`, `/${'%41'.repeat(330)}`];

/** A new day and time for each request. */
function filingQuery(n: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `end=20${20 + (n % 15)}-${two(1 + (n % 12))}-${two(1 + (n % 28))}&time=${two(n % 24)}:${two(n % 60)}`;
}

/** Sends requests from each address over one connection, or over twenty from a single one. */
function asking(
  only: readonly string[],
  addresses: readonly string[],
  next: (count: number) => autocannon.Request,
): Flood {
  return { only, run };

  async function run({ port, seconds }: Target): Promise<Statuses> {
    let requests = 0;
    const setupRequest = (request: autocannon.Request): autocannon.Request => {
      requests += 1;
      const { headers, ...rest } = next(requests);
      return { ...request, ...rest, headers: { ...request.headers, ...headers } };
    };
    const results = await Promise.all(
      addresses.map((localAddress) =>
        autocannon({
          url: `https://127.0.0.1:${port}`,
          servername: NGINX_HOST,
          tlsOptions: { localAddress },
          connections: addresses.length > 1 ? 1 : 20,
          overallRate: RATE / addresses.length,
          duration: seconds,
          headers: { Host: NGINX_HOST, 'Accept-Encoding': 'br' },
          requests: [{ setupRequest }],
        }),
      ),
    );
    const statuses: Statuses = {};
    for (const { statusCodeStats = {}, errors } of results) {
      for (const [status, { count: times = 0 }] of Object.entries(statusCodeStats))
        count(statuses, status, times);
      if (errors > 0) count(statuses, 'none', errors);
    }
    return statuses;
  }
}

/** Keeps connections open that send this and read no answer. */
function holding(connections: number, sent: string): Flood {
  return { only: ['open', 'closed'], run };

  async function run({ port, seconds }: Target): Promise<Statuses> {
    const statuses: Statuses = {};
    const end = pause(seconds * 1000);
    const open = (index: number) => {
      const socket = connect({ ...tlsOptions(MANY[index % MANY.length]), port });
      socket.on('error', () => {});
      socket.once('secureConnect', () => count(statuses, 'open'));
      socket.once('close', () => {
        count(statuses, 'closed');
        setTimeout(open, 100, index);
      });
      socket.write(sent);
    };
    for (let index = 0; index < connections; index += 1) {
      open(index);
      // Opening connections is not what is measured.
      await pause(2);
    }
    await end;
    return statuses;
  }
}

/** HTTP/2 streams that are reset before their answer (CVE-2023-44487). */
async function resettingStreams({ port, seconds }: Target): Promise<Statuses> {
  const statuses: Statuses = {};
  const until = AbortSignal.timeout(seconds * 1000);
  while (!until.aborted) {
    const session = connectHttp2(`https://127.0.0.1:${port}`, tlsOptions(ONE[0]));
    session.on('error', () => {});
    for (let n = 0; n < 100 && !session.destroyed; n += 1) {
      const stream = session.request({ ':authority': NGINX_HOST, ':path': `/intel?tag=${n}` });
      stream.on('error', () => {});
      stream.close(8);
      count(statuses, 'reset');
    }
    await pause(50);
    session.destroy();
  }
  return statuses;
}

function tlsOptions(localAddress?: string) {
  return { host: '127.0.0.1', localAddress, servername: NGINX_HOST, rejectUnauthorized: false };
}

function count(statuses: Statuses, status: string, times = 1) {
  statuses[status] = (statuses[status] ?? 0) + times;
}
