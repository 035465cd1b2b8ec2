import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isIPv6, type AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { announceStart } from './announce-start.ts';
import { createHttpServer } from './http-server.ts';
import type { Services } from './services.ts';

/** What answers a request: a Hono app's `fetch`. */
export type Handler = Parameters<typeof getRequestListener>[0];

interface ServeOptions {
  server?: Server;
  /** Who may answer first: development's bundler. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close?: () => Promise<void>;
}

/** Milliseconds that requests under way get to end when the process is told to stop. */
const GRACE = 10_000;

/**
 * Listens, tells where, and stops gracefully on SIGTERM and SIGINT: no new connections, the
 * requests under way are answered, the mail in hand is finished, the store is closed.
 * @throws when it cannot listen; the services are closed by then.
 * @param handlerFor makes the handler once the address is known: without PUBLIC_URL it is the site's origin.
 */
export async function serve(
  services: Services,
  handlerFor: (origin: string) => Handler,
  { server = createHttpServer(), before, close }: ServeOptions = {},
): Promise<void> {
  const { settings, log } = services;
  server.listen(settings.port, settings.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    // The worker would keep the process alive, mailing for a site that nobody can reach.
    await services.close();
    throw error;
  }
  const address = httpAddress(server.address() as AddressInfo);
  const listener = getRequestListener(handlerFor(settings.publicUrl ?? address));
  server.on('request', (request, response) => {
    if (before) before(request, response, () => void listener(request, response));
    else void listener(request, response);
  });

  announceStart(services, address);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info('stop', { signal });
    await closeServer(server);
    await close?.();
    await services.close();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** The origin of a site that listens there. */
export function httpAddress({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearTimeout(timer);
}
