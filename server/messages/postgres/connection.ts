import type { ClientConfig } from 'pg';

/** How long the database may take to let us in, or all connections to be in use. */
const CONNECT_MS = 3000;

/** What a connection needs, whatever it is for. */
export function connection(url: string): ClientConfig {
  // Without it pg 8 reads `sslmode` in a way of its own, which it says will change.
  const standardModes = `${url.includes('?') ? '&' : '?'}uselibpqcompat=true`;
  return {
    connectionString: url + standardModes,
    connectionTimeoutMillis: CONNECT_MS,
    fallback_application_name: 'message-store',
  };
}

/** Which database it is, for the operator's eyes: the URL without user, password and settings. */
export function databaseLocation(url: string): string {
  const { protocol, host, pathname, searchParams } = new URL(url);
  const socket = searchParams.get('host');
  return `${protocol}//${host}${pathname}${socket ? `?host=${socket}` : ''}`;
}
