import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './percentile.ts';

/** How long a visitor waited for a page, in milliseconds. */
export interface Waits {
  p50: number;
  p99: number;
  requests: number;
  /** Answers other than 200, and broken connections. */
  failures: number;
}

const PAGE = '/pricing';
const EVERY_MS = 10;

/** Requests before the clock runs: the page is rendered, compressed and cached by then. */
const WARM_UP = 50;

/** A visitor who opens a page again and again over one connection, as a browser would. */
export async function visitQuietly(url: string, until: AbortSignal): Promise<Waits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let failures = 0;
  for (let count = 0; count < WARM_UP; count += 1) await isPage(`${url}${PAGE}`, agent);
  while (!until.aborted) {
    const start = performance.now();
    if (await isPage(`${url}${PAGE}`, agent)) times.push(performance.now() - start);
    else failures += 1;
    await pause(EVERY_MS);
  }
  agent.destroy();
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), requests: times.length, failures };
}

function isPage(url: string, agent: Agent): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
    response.resume();
    response.once('end', () => resolve(response.statusCode === 200));
    response.once('error', () => resolve(false));
  }).once('error', () => resolve(false));
  return promise;
}
