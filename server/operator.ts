import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { ClientEnv } from './middleware/client-address.ts';

/**
 * Whether the operator asks: who sends the token of METRICS_TOKEN as `Authorization: Bearer …` or, where none is set,
 * who asks from this machine itself.
 */
export function isOperator(c: Context<ClientEnv>, token?: string): boolean {
  const header = (name: string) => c.req.header(name);
  if (token !== undefined) return isBearer(header('Authorization'), token);
  const peer = c.env.incoming.socket.remoteAddress ?? '';
  return isLoopback(peer) && !FORWARDED.some(header) && isOwnName(new URL(c.req.url).hostname);
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
