import { isIP, SocketAddress, type BlockList } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';

/** What Hono's context carries on this server: Node's request, and who sent it. */
export interface ClientEnv {
  Bindings: HttpBindings;
  Variables: { client: Client };
}

interface Client {
  /** IP address; empty when the connection was gone before anybody asked. */
  address: string;
  /** What the visitor's browser speaks, to us or to the proxy before us. */
  protocol: 'http' | 'https';
}

/**
 * Finds out who sent a request: the peer of the connection or, when that is a trusted proxy, the nearest
 * address before it that is not one. Entries left of that were written by somebody whom nobody vouches for,
 * and anybody can send `X-Forwarded-For`, so without trusted proxies the header means nothing.
 */
export function clientAddress({ trustedProxies }: { trustedProxies: BlockList }) {
  return createMiddleware<ClientEnv>(async (c, next) => {
    const { socket } = c.env.incoming;
    const peer = plain(socket.remoteAddress ?? '');
    const trusts = (address: string) => isTrusted(trustedProxies, address);
    const encrypted = 'encrypted' in socket ? 'https' : 'http';
    c.set('client', {
      address: trusts(peer) ? forwardedFor(c.req.header('X-Forwarded-For'), peer, trusts) : peer,
      protocol: (trusts(peer) && forwardedProtocol(c.req.header('X-Forwarded-Proto'))) || encrypted,
    });
    await next();
  });
}

/** Each proxy appends the address it was called from, so the list is read from its end. */
function forwardedFor(header = '', peer: string, trusts: (address: string) => boolean): string {
  let nearest = peer;
  for (const entry of header.split(',').toReversed()) {
    const address = withoutPort(entry.trim());
    if (!address) break;
    nearest = address;
    if (!trusts(address)) break;
  }
  return nearest;
}

function forwardedProtocol(header = '') {
  const last = header.split(',').at(-1)?.trim().toLowerCase();
  return last === 'https' || last === 'http' ? last : undefined;
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. Undefined for what is no address. */
function withoutPort(entry: string) {
  return isIP(entry) ? plain(entry) : SocketAddress.parse(entry)?.address;
}

/** A dual-stack socket reports IPv4 peers as `::ffff:192.0.2.1`. */
function plain(address: string) {
  const mapped = address.replace(/^::ffff:/i, '');
  return isIP(mapped) === 4 ? mapped : address;
}

function isTrusted(proxies: BlockList, address: string) {
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
