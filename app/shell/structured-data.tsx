import { useState, useSyncExternalStore } from 'react';
import type { Facts } from './schema-org.ts';

/**
 * Facts about the page for search engines, as JSON-LD in the server's HTML. A page that the browser opens by
 * itself has none: nobody reads them there, and React would put the script in place by a way that the content
 * security policy forbids (Trusted Types). For the same reason facts that have changed are taken away.
 */
export function StructuredData({ facts }: { facts: Facts | undefined }) {
  // "<" would let a text end the script.
  const json =
    facts && JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [sent, setSent] = useState(fromServer ? json : undefined);
  if (sent !== undefined && sent !== json) setSent(undefined);
  if (sent === undefined || sent !== json) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: sent }} />;
}

function never() {
  return () => {};
}
