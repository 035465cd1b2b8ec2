/**
 * Whether an `Origin` header names this site: the origin that the operator has set, or the host that the browser called.
 * Behind a proxy that ends https, only the browser knows the protocol.
 * @param origin of the site
 * @param host the `Host` header
 */
export function isOwnOrigin(sender: string, origin: string, host = ''): boolean {
  const from = URL.parse(sender);
  if (!from?.host) return false;
  // In one spelling: lower case, without the protocol's own port.
  const called = URL.parse(`${from.protocol}//${host}`);
  return from.host === new URL(origin).host || from.host === called?.host;
}
