import { Agent } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import type { Nginx } from '../../tests/fixtures/services/nginx.ts';
import type { Site } from '../../tests/fixtures/site/site.ts';
import { contactMessage } from '../../tests/fixtures/store/contact-message.ts';
import { openEveryPage } from '../every-page.ts';
import type { Outcome } from './fate.ts';

/** The largest factor by which a visitor's p99 may grow. */
const MOST_P99 = 3;

/** Brings trouble to the site while a visitor opens a cached page through nginx, after as many seconds alone. */
export async function besideVisitor<Result>(
  site: Site,
  proxy: Nginx,
  seconds: number,
  trouble: (until: AbortSignal) => Promise<Result>,
): Promise<{ result: Result; visitor: Outcome }> {
  await openEveryPage(site.url);
  const alone = await visitQuietly(proxy, AbortSignal.timeout(seconds * 1000));
  const until = AbortSignal.timeout(seconds * 1000);
  const [result, under] = await Promise.all([trouble(until), visitQuietly(proxy, until)]);
  const compared = (which: 'p50' | 'p99') =>
    `${which} ${alone[which].toFixed(1)} → ${under[which].toFixed(1)} ms (${(under[which] / alone[which]).toFixed(1)})`;
  return {
    result,
    visitor: {
      seen: `pages ${compared('p50')}, ${compared('p99')}, ${under.failures} not opened`,
      isHeld: under.failures === 0 && under.p99 <= MOST_P99 * alone.p99,
    },
  };
}

/**
 * A visitor who opens a page every 25 milliseconds over one connection, as a browser would.
 * @returns milliseconds until the page was there; how often it was not, or not with status 200
 */
async function visitQuietly({ ask }: Nginx, until: AbortSignal) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const options = { agent, localAddress: '127.0.0.2', headers: { 'Accept-Encoding': 'br' } };
  const times: number[] = [];
  let failures = 0;
  while (!until.aborted) {
    const start = performance.now();
    const { status } = await ask('/pricing', options).catch(() => ({ status: 0 }));
    if (status === 200) times.push(performance.now() - start);
    else failures += 1;
    // Below the proxy's limit of 50 a second.
    await pause(25);
  }
  agent.destroy();
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), failures };
}

/**
 * Sends messages to the function of each site in turn, each with an idempotency key of its own.
 * @param load visitors at a time, each sending one message after the other; its end; and the milliseconds that a visitor
 * waits between an answer and the next message
 * @returns the IDs of acknowledged messages, and the 99th percentile of their milliseconds; the milliseconds of the slowest
 * answer, good or bad; failures by status, `none` for a broken connection
 */
export async function postMessages(
  sites: readonly { url: string }[],
  { visitors, until, pauseMs = 0 }: { visitors: number; until: AbortSignal; pauseMs?: number },
) {
  const acknowledged: string[] = [];
  const times: number[] = [];
  const refused: Record<string, number> = {};
  let longest = 0;
  let count = 0;
  const visit = async () => {
    while (!until.aborted) {
      const { url = '' } = sites[count % sites.length] ?? {};
      count += 1;
      const start = performance.now();
      const { id, status } = await post(url).catch(() => ({ id: undefined, status: 'none' }));
      const took = performance.now() - start;
      if (status !== 'none') longest = Math.max(longest, took);
      if (id !== undefined) {
        acknowledged.push(id);
        times.push(took);
      } else if (status !== 'none' || !until.aborted) {
        // A connection that broke when the load ended is not counted: its visitor was told nothing.
        refused[status] = (refused[status] ?? 0) + 1;
      }
      await pause(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return { acknowledged, p99: percentile(times, 0.99), longest, refused };
}

/** Sends one message; without `id` it was refused. */
async function post(url: string): Promise<{ id?: string; status: string }> {
  const key = crypto.randomUUID();
  const response = await fetch(`${url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(contactMessage({ message: `Stress ${key}` })),
  });
  const { id }: { id?: string } = await response.json();
  return { id: response.ok ? id : undefined, status: String(response.status) };
}

/** NaN when there are no values. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? NaN;
}
