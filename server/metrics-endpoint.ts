import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { createMiddleware } from 'hono/factory';
import type { Log } from './log.ts';
import type { MessageStore } from './messages/store.ts';
import type { ClientEnv } from './middleware/client-address.ts';
import { PROMETHEUS_TYPE, type Metrics } from './metrics.ts';

interface MetricsServices {
  metrics: Metrics;
  store: Pick<MessageStore, 'summary'>;
  log: Log;
  /** The time in Unix milliseconds. */
  now(): number;
  settings: { metricsToken?: string };
}

/**
 * `GET /metrics`, for the operator only: who sends the token of METRICS_TOKEN as `Authorization: Bearer …` or,
 * where none is set, asks from this machine itself. Everybody else is handed on, to the page that says that there is no such page.
 */
export function metricsEndpoint({ metrics, store, log, now, settings }: MetricsServices) {
  return createMiddleware<ClientEnv>(async (c, next) => {
    const peer = c.env.incoming.socket.remoteAddress ?? '';
    const header = (name: string) => c.req.header(name);
    const here = isLoopback(peer) && !FORWARDED.some(header) && isOwnName(new URL(c.req.url).hostname);
    const { metricsToken } = settings;
    const allowed = metricsToken === undefined ? here : isBearer(header('Authorization'), metricsToken);
    if (!allowed) return next();
    const summary = await store.summary().catch((error: unknown) => {
      log.error('metrics.store-failed', { error });
      return undefined;
    });
    return c.body(await metrics.text(summary, now()), 200, {
      'Content-Type': PROMETHEUS_TYPE,
      'Cache-Control': 'no-store',
    });
  });
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** A BlockList knows IPv4 addresses in their IPv6 form (`::ffff:127.0.0.1`) too. */
function isLoopback(address: string): boolean {
  return LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * A page of another site, in a browser on this machine, reaches the loopback address under a name of its own
 * ("DNS rebinding") and could read the answer.
 */
function isOwnName(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return hostname === 'localhost' || (isIP(address) !== 0 && isLoopback(address));
}

/** A proxy on this machine calls from the loopback address as well, but says for whom. */
const FORWARDED = [
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
];

/** Compares hashes, so that the time it takes tells neither the token nor its length. */
function isBearer(authorization = '', token: string): boolean {
  return timingSafeEqual(sha256(authorization), sha256(`Bearer ${token}`));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
