/**
 * The value of a `Host` header in its one spelling: lower case, without the default port of the protocol. Undefined when
 * it names no host.
 * @param protocol such as `https:`
 */
export function parseHost(header: string, protocol = 'http:'): string | undefined {
  // A URL parser would read these as the end of the host, or as a user before it.
  if (/[\s/\\?#@]/.test(header)) return undefined;
  return URL.parse(`${protocol}//${header}`)?.host;
}

/**
 * Whether an `Origin` header names this site: the origin that the operator has set, or the host that the browser called.
 * Behind a proxy that ends https, only the browser knows the protocol.
 * @param origin of the site
 * @param host the `Host` header
 */
export function isOwnOrigin(sender: string, origin: string, host = ''): boolean {
  const from = URL.parse(sender);
  if (!from?.host) return false;
  return from.host === new URL(origin).host || from.host === parseHost(host, from.protocol);
}
