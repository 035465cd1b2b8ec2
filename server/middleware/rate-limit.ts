import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { Rate } from '../setting-kinds.ts';
import type { ClientEnv } from './client-address.ts';

/** Routes with the same limit share its counts. */
export function rateLimit(limit: ClientLimit) {
  return createMiddleware<ClientEnv>(async (c, next) => {
    const wait = limit.waitSeconds(c.var.client.address);
    return wait > 0 ? refuse(c, wait) : next();
  });
}

/** 429 as JSON. */
export function refuse(c: Context, retryAfterSeconds: number) {
  const error = `Too many requests: please wait ${retryAfterSeconds} seconds and try again.`;
  return c.json({ error }, 429, { 'Retry-After': String(retryAfterSeconds) });
}

export interface ClientLimit {
  /** Counts a request and returns 0; over the limit, counts nothing and returns the seconds until the next may come. */
  waitSeconds(address: string): number;
}

/** Addresses and networks remembered, about a megabyte. Beyond that the oldest is forgotten. */
export const MOST_CLIENTS = 10_000;

/**
 * Lets each client address make `count` requests in `seconds`, counted from the first of them. Kept in memory only,
 * because addresses are personal data.
 * @param now milliseconds of a monotonic clock
 */
export function createClientLimit({ count, seconds }: Rate, now = () => performance.now()): ClientLimit {
  // In the order in which the windows end: all are equally long and inserted when they begin.
  const windows = new Map<string, { used: number; endsAt: number }>();

  return {
    waitSeconds(address) {
      const time = now();
      forgetEnded(time);
      const counted = networksOf(address).map(({ key, share }) => {
        const window = windows.get(key) ?? { used: 0, endsAt: time + seconds * 1000 };
        return { key, window, most: share * count };
      });
      const full = counted.filter(({ window, most }) => window.used >= most);
      if (full.length > 0) {
        const endsAt = Math.max(...full.map(({ window }) => window.endsAt));
        return Math.ceil((endsAt - time) / 1000);
      }
      // Refused requests are not remembered, or one client could push out the entries of all others.
      for (const { key, window } of counted) {
        window.used += 1;
        windows.set(key, window);
      }
      return 0;
    },
  };

  function forgetEnded(time: number) {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > time && windows.size < MOST_CLIENTS) return;
      windows.delete(key);
    }
  }
}

/** The network of an address that takes turns with others: a /24 of IPv4, a /48 of IPv6. */
export function networkOf(address: string): string {
  if (isIPv6(address)) return networksOf(address).at(-1)?.key ?? address;
  return address.split('.').slice(0, 3).join('.');
}

/**
 * What an address is counted as. An IPv6 customer has all addresses of a /64, a /56 or a /48 (RFC 6177). A larger
 * network may also be several customers, so it gets more than one share, but not hundreds.
 */
function networksOf(address: string): { key: string; share: number }[] {
  if (!isIPv6(address)) return [{ key: address, share: 1 }];
  const groups = expandIPv6(address.split('%', 1).join()).split(':');
  const [one = 0, two = 0, three = 0, four = 0] = groups.map((group) => Number.parseInt(group, 16));
  const site = [one, two, three].join(':');
  return [
    { key: `${site}:${four}/64`, share: 1 },
    { key: `${site}:${four >> 8}/56`, share: 2 },
    { key: `${site}/48`, share: 4 },
  ];
}

export type Ceiling = ReturnType<typeof createCeiling>;

/**
 * Limits how many messages all clients together may have stored; in memory. Only stored messages count. If every request
 * did, one client with a few networks could close the form for everybody with requests that cost nothing and leave no trace.
 * @param now milliseconds of a monotonic clock
 */
export function createCeiling({ count, seconds }: Rate, now = () => performance.now()) {
  let window = { used: 0, endsAt: 0 };
  return {
    /** Seconds until the next message may be stored; 0 for now. Does not count anything. */
    waitSeconds: () => (current().used < count ? 0 : Math.ceil((window.endsAt - now()) / 1000)),
    /** Counts a message that is about to be stored; call the result when it was not. Undefined when the ceiling is reached. */
    take() {
      const taken = current();
      if (taken.used >= count) return undefined;
      if (taken.used === 0) taken.endsAt = now() + seconds * 1000;
      taken.used += 1;
      // The counts of an earlier window are gone with it.
      return () => void (taken.used -= 1);
    },
  };

  function current() {
    if (window.used > 0 && window.endsAt <= now()) window = { used: 0, endsAt: 0 };
    return window;
  }
}
