import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIPv6, type AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { storeLocation } from '../store/open-store.ts';
import type { Services } from '../services.ts';
import { makeStoppable } from './stop-server.ts';
import { unusable, type Settings } from '../settings/settings.ts';
import { escapeControls } from '../escape-controls.ts';

/** A Hono app's `fetch`. */
export type Handler = Parameters<typeof getRequestListener>[0];

/** Milliseconds and bytes. The proxy in front has limits for each client (deploy/nginx). */
const LIMITS = {
  /** From the start of a request until its header is complete. */
  headersTimeout: 10_000,
  /** From the start of a request until its body is complete. Slow phones send 64 KiB in half that time. */
  requestTimeout: 30_000,
  /** Between two requests. Proxies must close idle connections earlier, or they would send into a closing one. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};

/** Open connections, some ten kilobytes each; one more is closed at once. */
const MOST_CONNECTIONS = 10_000;

/** A connection closes after this number of requests, and the proxy opens another one: none stays open forever. */
const MOST_REQUESTS = 10_000;

interface ServeOptions {
  server?: Server;
  /** In development, the bundler handles requests first. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close?: () => Promise<void>;
}

/**
 * Listens, announces the address, and stops on SIGTERM and SIGINT: answers the requests that have come, takes no more
 * connections, finishes the current mail or leaves it to its lease, closes the store and exits.
 * @throws when it cannot listen; the services are closed by then.
 * @param handlerFor makes the handler once the address is known, which is the site's origin without PUBLIC_URL
 */
export async function serve(
  services: Pick<Services, 'settings' | 'log' | 'close'> & Partial<Pick<Services, 'version'>>,
  handlerFor: (origin: string) => Handler,
  { server = createServer(LIMITS), before, close }: ServeOptions = {},
): Promise<void> {
  const { settings, log } = services;
  server.maxConnections = MOST_CONNECTIONS;
  server.maxRequestsPerSocket = MOST_REQUESTS;
  const stopServer = makeStoppable(server);
  server.listen(socketOfSystemd() ?? { port: settings.port, host: settings.host });
  try {
    await once(server, 'listening');
  } catch (error) {
    // Otherwise the outbox worker would keep the process alive.
    await services.close();
    throw listeningError(error, settings);
  }
  const origin = originOf(server.address() as AddressInfo);
  const listener = getRequestListener(handlerFor(settings.publicUrl ?? origin), {
    // For HTTP/1.0 requests, which need not name a host.
    hostname: 'localhost',
  });
  server.on('request', (request, response) => {
    if (before) before(request, response, () => void listener(request, response));
    else void listener(request, response);
  });

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info('stop', { signal });
    await stopServer();
    await close?.();
    await services.close();
    // Nobody waits for work that still runs, such as a compression.
    process.exit();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  announceStart(services, origin);
  notifySystemd();
}

/** The listening socket that systemd hands over (sd_listen_fds(3)), so that a restart refuses nobody. */
function socketOfSystemd(): { fd: number } | undefined {
  const { LISTEN_PID: pid, LISTEN_FDS: count } = process.env;
  return pid === String(process.pid) && count === '1' ? { fd: 3 } : undefined;
}

function announceStart(
  { settings, version, log }: Pick<Services, 'settings' | 'log'> & Partial<Pick<Services, 'version'>>,
  address: string,
): void {
  const facts = {
    version,
    address,
    messages: storeLocation(settings),
    mail: settings.mail ? 'configured' : 'not configured: messages wait in the store',
  };
  // For a person; standard output is the log. First, because programs that start a site wait for the line of the log.
  process.stderr.write(
    escapeControls(
      `\n  Site      ${facts.address}\n  Messages  ${facts.messages}\n  Mail      ${facts.mail}\n\n`,
    ),
  );
  log.info('start', facts);
}

/** Tells systemd that requests are answered, for `Type=notify`. */
function notifySystemd(): void {
  if (process.env.NOTIFY_SOCKET)
    spawn('systemd-notify', ['--ready'], { stdio: 'ignore' }).on('error', () => {});
}

/** How the operator can fix it, if a setting helps. */
export function listeningError(error: unknown, { host, port }: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') return unusable('PORT', String(port), 'a port that no other program uses');
  if (code === 'EACCES')
    return unusable('PORT', String(port), 'a port that this user may open, 1024 or higher');
  const isHost = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].includes(code);
  return isHost ? unusable('HOST', host, 'a name or an IP address of this machine') : error;
}

export function originOf({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}
