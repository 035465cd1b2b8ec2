import { isIP, SocketAddress, type BlockList } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';

export interface ClientEnv {
  Bindings: HttpBindings;
  Variables: { client: Client };
}

interface Client {
  /** IP address; empty when the connection was closed already. */
  address: string;
  /** The protocol between the visitor's browser and us, or the proxy in front of us. */
  protocol: 'http' | 'https';
}

/**
 * Finds the client of a request: the peer of the connection or, when that is a trusted proxy, the last address in
 * `X-Forwarded-For` that is not a trusted proxy. Anybody can send that header, so entries before that one, and the
 * whole header from an untrusted peer, are ignored.
 */
export function clientAddress({ trustedProxies }: { trustedProxies: BlockList }) {
  return createMiddleware<ClientEnv>(async (c, next) => {
    const { socket } = c.env.incoming;
    const peer = plain(socket.remoteAddress ?? '');
    const trusts = (address: string) => isIn(trustedProxies, address);
    const encrypted = 'encrypted' in socket ? 'https' : 'http';
    c.set('client', {
      address: trusts(peer) ? forwardedFor(c.req.header('X-Forwarded-For'), peer, trusts) : peer,
      protocol: (trusts(peer) && forwardedProtocol(c.req.header('X-Forwarded-Proto'))) || encrypted,
    });
    await next();
  });
}

/** Each proxy appends its peer's address, so the list is read from its end. */
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

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. Undefined for anything else. */
function withoutPort(entry: string) {
  return isIP(entry) ? plain(entry) : SocketAddress.parse(entry)?.address;
}

/** A dual-stack socket reports IPv4 peers as `::ffff:192.0.2.1`. */
function plain(address: string) {
  const mapped = address.replace(/^::ffff:/i, '');
  return isIP(mapped) === 4 ? mapped : address;
}

/** Whether the list has this IP address, or its IPv6 form (`::ffff:127.0.0.1`). False for anything else. */
export function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
