import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isIPv6, type AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { CONNECTION_LIMITS, createHttpServer } from './http-server.ts';
import { SettingError } from './env.ts';
import { storeLocation } from './messages/open-store.ts';
import type { Services } from './services.ts';
import { makeStoppable } from './stop-server.ts';

/** What answers a request: a Hono app's `fetch`. */
export type Handler = Parameters<typeof getRequestListener>[0];

interface ServeOptions {
  server?: Server;
  /** Who may answer first: development's bundler. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close?: () => Promise<void>;
}

/**
 * Listens, tells where, and stops on SIGTERM and SIGINT: no new connections, the requests under way are answered, the
 * mail in hand is finished or left to its lease, the store is closed, the process exits.
 * @throws when it cannot listen; the services are closed by then.
 * @param handlerFor makes the handler once the address is known: without PUBLIC_URL it is the site's origin.
 */
export async function serve(
  services: Services,
  handlerFor: (origin: string) => Handler,
  {
    server = createHttpServer(CONNECTION_LIMITS, services.settings.trustedProxies),
    before,
    close,
  }: ServeOptions = {},
): Promise<void> {
  const { settings, log } = services;
  const stopServer = makeStoppable(server);
  server.listen(settings.port, settings.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    // The outbox worker would keep the process alive, mailing for a site that nobody can reach.
    await services.close();
    if (isTaken(error))
      throw new SettingError('PORT', String(settings.port), 'a port that no other program uses');
    throw error;
  }
  const origin = originOf(server.address() as AddressInfo);
  const listener = getRequestListener(handlerFor(settings.publicUrl ?? origin));
  server.on('request', (request, response) => {
    if (before) before(request, response, () => void listener(request, response));
    else void listener(request, response);
  });

  announceStart(services, origin);

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info('stop', { signal });
    await stopServer();
    await close?.();
    await services.close();
    // Whatever is still under way, such as a compression, is for nobody.
    process.exit();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function announceStart({ settings, log }: Pick<Services, 'settings' | 'log'>, address: string): void {
  const facts = {
    address,
    messages: storeLocation(settings),
    mail: settings.mail ? 'configured' : 'not configured: messages wait in the store',
  };
  log.info('start', facts);
  // For the person at the terminal; standard output is for the log.
  process.stderr.write(
    `\n  Site      ${facts.address}\n  Messages  ${facts.messages}\n  Mail      ${facts.mail}\n\n`,
  );
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** The origin of a site that listens there. */
export function originOf({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}
