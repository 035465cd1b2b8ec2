import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ClientEnv } from './client-address.ts';
import type { ClientLimit } from './client-limit.ts';

export interface RateLimitOptions {
  /** Use one on several routes to have them share it. */
  limit: ClientLimit;
  /** What a request beyond the limit gets, JSON unless told otherwise; `Retry-After` is added to it. */
  onLimited?: (c: Context<ClientEnv>, retryAfterSeconds: number) => Response | Promise<Response>;
}

/** Hands on what the client's limit lets through. */
export function rateLimit({ limit, onLimited = refuse }: RateLimitOptions) {
  return createMiddleware<ClientEnv>(async (c, next) => {
    const wait = limit.waitSeconds(c.var.client.address);
    return wait > 0 ? tooMany(c, wait, onLimited) : next();
  });
}

/** Answers 429, as the route likes. */
export async function tooMany(
  c: Context<ClientEnv>,
  retryAfterSeconds: number,
  onLimited: NonNullable<RateLimitOptions['onLimited']>,
): Promise<Response> {
  const answer = await onLimited(c, retryAfterSeconds);
  // On the answer itself: one that Hono did not make loses what the context had been told before.
  answer.headers.set('Retry-After', String(retryAfterSeconds));
  return answer;
}

/** The answer to a client that made too many requests, for callers that read JSON. */
export function refuse(c: Context<ClientEnv>, retryAfterSeconds: number) {
  return c.json({ error: `Too many requests: please wait ${retryAfterSeconds} seconds and try again.` }, 429);
}
