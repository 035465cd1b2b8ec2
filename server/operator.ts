import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { ClientEnv } from './middleware/client-address.ts';

/**
 * Whether the operator asks: who sends the token of METRICS_TOKEN or, where none is set, who asks from this machine.
 * A proxy on this machine asks from there as well, on behalf of anybody. Most say so in a header; nginx, which says
 * nothing unless told, asks by HTTP/1.0 before version 1.29.7. One that does neither looks like the operator, so what is
 * told to loopback has to be harmless (docs/threat-model.md).
 */
export function isOperator(c: Context<ClientEnv>, token?: string): boolean {
  if (token !== undefined) return hasToken(c, token);
  const { socket, httpVersion } = c.env.incoming;
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    httpVersion !== '1.0' &&
    !Object.keys(c.req.header()).some((name) => PROXY_HEADER.test(name)) &&
    isOwnName(new URL(c.req.url).hostname)
  );
}

/** Whether a request sends this token as `Authorization: Bearer …`; where none is set, no request does. */
export function hasToken(c: Context<ClientEnv>, token: string | undefined): boolean {
  if (token === undefined) return false;
  // Hashes are of one length, so that the time it takes to compare them tells neither the token nor its length.
  return timingSafeEqual(sha256(c.req.header('Authorization') ?? ''), sha256(`Bearer ${token}`));
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

/** What proxies add to say on whose behalf they ask; Hono gives names in lower case. */
const PROXY_HEADER = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/;

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
