import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ClientEnv } from './client-address.ts';

export interface RateLimitOptions {
  /** Whose requests are counted together; each client's for itself unless told otherwise. */
  per?: 'client' | 'everybody';
  /** How many requests may be made … */
  count: number;
  /** … in so many seconds, counted from the first of them. */
  seconds: number;
  /** Milliseconds of a clock that only goes forward, whatever is done to the system's. */
  now?: () => number;
  /** What a request beyond the limit gets, JSON unless told otherwise; `Retry-After` is added to it. */
  onLimited?: (c: Context<ClientEnv>, retryAfterSeconds: number) => Response | Promise<Response>;
}

/** Clients remembered at a time: about a megabyte. Beyond it the one longest known is forgotten. */
const MOST_CLIENTS = 10_000;

/**
 * Lets each client address, or everybody together, make `count` requests in `seconds`. Every call makes a
 * limit of its own; use one on several routes to have them share it. It is kept in memory: addresses are
 * personal data and no business of a disk.
 */
export function rateLimit({
  per = 'client',
  count,
  seconds,
  now = () => performance.now(),
  onLimited = refuse,
}: RateLimitOptions) {
  // In the order in which the windows end, because a window is put in when it begins.
  const windows = new Map<string, { used: number; endsAt: number }>();

  return createMiddleware<ClientEnv>(async (c, next) => {
    const time = now();
    forgetEnded(time);
    const key = per === 'client' ? clientKey(c.var.client.address) : EVERYBODY;
    const window = windows.get(key) ?? { used: 0, endsAt: time + seconds * 1000 };
    windows.set(key, window);
    if (window.used < count) {
      window.used += 1;
      return next();
    }
    const retryAfter = Math.ceil((window.endsAt - time) / 1000);
    const answer = await onLimited(c, retryAfter);
    // On the answer itself: one that Hono did not make loses what the context had been told before.
    answer.headers.set('Retry-After', String(retryAfter));
    return answer;
  });

  function forgetEnded(time: number) {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > time && windows.size < MOST_CLIENTS) return;
      windows.delete(key);
    }
  }
}

/** The only key of a limit over all. */
const EVERYBODY = '';

/** An IPv6 customer is given a /64 and may use any address of it (RFC 6177), so the network is the client. */
function clientKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const groups = [
    ...first,
    ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'),
    ...last,
  ];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The answer to a client that made too many requests, for callers that read JSON. */
export function refuse(c: Context<ClientEnv>, retryAfterSeconds: number) {
  return c.json({ error: `Too many requests: please wait ${retryAfterSeconds} seconds and try again.` }, 429);
}
