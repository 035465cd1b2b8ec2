import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import type { Context } from 'hono';
import { isIn, type ClientEnv } from '../middleware/client-address.ts';

/**
 * Whether a request is the operator's: it has METRICS_TOKEN or, when none is set, comes from this machine and not through
 * a proxy. Most proxies add a header; nginx adds none by default but used HTTP/1.0 before version 1.29.7. A proxy that
 * does neither looks like the operator, so what loopback may read must be harmless (docs/threat-model.md).
 */
export function isOperator(c: Context<ClientEnv>, token?: string): boolean {
  if (token !== undefined) return hasToken(c, token);
  const { socket, httpVersion } = c.env.incoming;
  return (
    isIn(LOOPBACK, socket.remoteAddress ?? '') &&
    httpVersion !== '1.0' &&
    !Object.keys(c.req.header()).some((name) => PROXY_HEADER.test(name)) &&
    isOwnName(new URL(c.req.url).hostname)
  );
}

/** Whether a request has this token as `Authorization: Bearer …`. False when no token is set. */
export function hasToken(c: Context<ClientEnv>, token: string | undefined): boolean {
  if (token === undefined) return false;
  // Hashes have equal length, so that the comparison's time reveals neither the token nor its length.
  return timingSafeEqual(sha256(c.req.header('Authorization') ?? ''), sha256(`Bearer ${token}`));
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Whether a host name can only mean this machine. By DNS rebinding, another site's page in a browser on this machine can
 * reach the loopback address under that site's name, and could read the response.
 */
export function isOwnName(hostname: string): boolean {
  return hostname === 'localhost' || isIn(LOOPBACK, hostname.replace(/^\[|\]$/g, ''));
}

/** Headers that proxies add; Hono's names are in lower case. */
const PROXY_HEADER = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/;

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
