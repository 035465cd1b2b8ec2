import autocannon from 'autocannon';
import { processorTime } from './process-tree.ts';

/** Visitors at a time, each with a connection of its own that asks again as soon as it has its answer. */
export const CONNECTIONS = 32;

export interface Load {
  /** Answers a second. */
  rate: number;
  /** Milliseconds until the answer, whole ones: autocannon's histogram has no finer. */
  p50: number;
  p99: number;
  /** Microseconds of the server's processor time that a request took. */
  cost: number;
}

/**
 * Puts a server under load and tells what it gave and what it cost. The load and the server share the machine: the
 * rate of a server that is quicker than autocannon is autocannon's, its cost is its own.
 * @param bound seconds to go on for, or the number of requests
 * @throws when an answer is not 2xx, or a connection fails
 */
export async function load(
  urls: readonly string[],
  pid: number,
  encoding: 'br' | 'gzip',
  bound: { duration: number } | { amount: number },
): Promise<Load> {
  const [first = ''] = urls;
  const before = processorTime(pid);
  const result = await autocannon({
    url: first,
    connections: CONNECTIONS,
    headers: { 'Accept-Encoding': encoding },
    requests: urls.map((url) => ({ method: 'GET', path: new URL(url).pathname })),
    ...bound,
  });
  const spent = processorTime(pid) - before;
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${first}: ${result.non2xx} bad answers, ${result.errors} errors`);
  }
  const answers = result['2xx'];
  return {
    rate: answers / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cost: (spent / answers) * 1000,
  };
}
