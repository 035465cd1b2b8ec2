import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ClientEnv } from './client-address.ts';
import type { ClientLimit } from './client-limit.ts';

export interface RateLimitOptions {
  /** Routes with the same limit share its counts. */
  limit: ClientLimit;
  /** The response over the limit, by default JSON; `Retry-After` is added. */
  onLimited?: (c: Context<ClientEnv>, retryAfterSeconds: number) => Response | Promise<Response>;
}

export function rateLimit({ limit, onLimited = refuse }: RateLimitOptions) {
  return createMiddleware<ClientEnv>(async (c, next) => {
    const wait = limit.waitSeconds(c.var.client.address);
    return wait > 0 ? tooMany(c, wait, onLimited) : next();
  });
}

export async function tooMany(
  c: Context<ClientEnv>,
  retryAfterSeconds: number,
  onLimited: NonNullable<RateLimitOptions['onLimited']>,
): Promise<Response> {
  const answer = await onLimited(c, retryAfterSeconds);
  // Set on the response itself: headers set on the context are lost when Hono did not make the response.
  answer.headers.set('Retry-After', String(retryAfterSeconds));
  return answer;
}

/** 429 as JSON. */
export function refuse(c: Context<ClientEnv>, retryAfterSeconds: number) {
  return c.json({ error: `Too many requests: please wait ${retryAfterSeconds} seconds and try again.` }, 429);
}
