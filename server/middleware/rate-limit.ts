import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { Rate } from '../settings/setting-kinds.ts';

/** 429 as JSON. */
export function refuse(c: Context, retryAfterSeconds: number) {
  const error = `Too many requests: please wait ${retryAfterSeconds} seconds and try again.`;
  return c.json({ error }, 429, { 'Retry-After': String(retryAfterSeconds) });
}

/** Addresses and networks remembered, about a megabyte. Beyond that the oldest is forgotten. */
export const MOST_CLIENTS = 10_000;

/** Replaces the address where all clients are counted together. */
const EVERYBODY = '';

export type Limit = ReturnType<typeof createLimit>;

/**
 * Lets each client address, or all together, do something `count` times in `seconds`, counted from the first. Kept in
 * memory only, because addresses are personal data.
 * @param now milliseconds of a monotonic clock
 */
export function createLimit({ count, seconds }: Rate, now = () => performance.now()) {
  // In the order in which the windows end: all are equally long and inserted when they begin.
  const windows = new Map<string, { used: number; endsAt: number }>();

  return {
    /** Seconds until the next one is allowed; 0 for now. Counts nothing. */
    waitSeconds(address = EVERYBODY): number {
      const ends = windowsOf(address).flatMap(({ window, most }) =>
        window.used < most ? [] : [window.endsAt],
      );
      return Math.ceil(Math.max(0, ...ends.map((endsAt) => endsAt - now())) / 1000);
    },
    /**
     * Counts one; call the result to take the count back. Undefined over the limit: then nothing is counted, or one
     * client could push out the entries of all others.
     */
    take(address = EVERYBODY): (() => void) | undefined {
      const counted = windowsOf(address);
      if (counted.some(({ window, most }) => window.used >= most)) return undefined;
      for (const { key, window } of counted) {
        window.used += 1;
        windows.set(key, window);
      }
      // A count of an earlier window is gone already.
      return () => counted.forEach(({ window }) => (window.used -= 1));
    },
  };

  function windowsOf(address: string) {
    const time = now();
    forgetEnded(time);
    return networksOf(address).map(({ key, share }) => {
      const window = windows.get(key) ?? { used: 0, endsAt: time + seconds * 1000 };
      return { key, window, most: share * count };
    });
  }

  function forgetEnded(time: number) {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > time && windows.size < MOST_CLIENTS) return;
      windows.delete(key);
    }
  }
}

/**
 * The keys under which an address is counted. An IPv6 customer has all addresses of a /64, a /56 or a /48 (RFC 6177). A
 * larger network may also be several customers, so it gets more than one share, but not hundreds.
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
