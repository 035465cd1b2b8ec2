import { Agent } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import type { Nginx } from '../../tests/fixtures/services/nginx.ts';
import { contactMessage } from '../../tests/fixtures/store/contact-message.ts';

/** How long a visitor waited for a page, in milliseconds. */
export interface Waits {
  p50: number;
  p99: number;
  /** Answers other than 200, and broken connections. */
  failures: number;
}

/** The largest factor by which a visitor's p99 may grow. */
export const MOST_P99 = 3;

/** A visitor who opens a page every 25 milliseconds over one connection, as a browser would. */
export async function visitQuietly({ ask }: Nginx, until: AbortSignal): Promise<Waits> {
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

export interface Posted {
  /** IDs of the messages that the site acknowledged. */
  acknowledged: string[];
  /** 99th percentile of the milliseconds that these took. */
  p99: number;
  /** Milliseconds of the slowest answer, good or bad. */
  longest: number;
  /** Failures by status; `none` for a broken connection. */
  refused: Record<string, number>;
}

interface PostOptions {
  /** Visitors at a time, each sending one message after the other. */
  visitors: number;
  /** Ends the load. */
  until: AbortSignal;
  /** Milliseconds that a visitor waits between an answer and the next message; none by default. */
  pauseMs?: number;
}

/** Sends messages to the function of each site in turn, each with an idempotency key of its own. */
export async function postMessages(
  sites: readonly { url: string }[],
  { visitors, until, pauseMs = 0 }: PostOptions,
): Promise<Posted> {
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
      if (pauseMs > 0) await pause(pauseMs);
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
