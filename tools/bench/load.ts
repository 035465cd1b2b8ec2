import autocannon from 'autocannon';
import { processorTime } from './process-usage.ts';

export interface LoadTarget {
  name: string;
  pid: number;
  url: string;
  /** Requests a new path below `url` each time, which must answer 404. */
  madeUp?: boolean;
}

export interface Load {
  /** Responses a second. */
  rate: number;
  /** Latency in milliseconds; autocannon's histogram has whole ones only. */
  p50: number;
  p99: number;
  /** Microseconds of the server's processor time per request. */
  cost: number;
}

/**
 * Sends requests over 32 connections, each waiting for its response before the next.
 * @throws when a response has an unexpected status, or a connection fails.
 */
export async function sendLoad({ pid, url, madeUp }: LoadTarget, seconds: number): Promise<Load> {
  const { pathname } = new URL(`${url}/`);
  let count = 0;
  const before = processorTime(pid);
  const result = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' },
    ...(madeUp && {
      requests: [{ setupRequest: (request) => ({ ...request, path: `${pathname}made-up-${count++}` }) }],
    }),
  });
  const spent = processorTime(pid) - before;
  const responses = result[madeUp ? '4xx' : '2xx'];
  const faults = result['2xx'] + result.non2xx - responses + result.errors;
  if (faults > 0) throw new Error(`${url}: ${faults} unexpected responses or errors`);
  const { p50, p99 } = result.latency;
  return { rate: responses / result.duration, p50, p99, cost: (spent / responses) * 1000 };
}
