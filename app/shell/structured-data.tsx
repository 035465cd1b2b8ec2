import { useState, useSyncExternalStore } from 'react';
import { inlineJson } from '../../rendering/inline-json.ts';
import { useFill } from '../language/use-translate.ts';
import type { SiteIdentity, Thing } from './schema-org.ts';
import { useSiteData } from './site-data.ts';

/**
 * JSON-LD for search engines, only in HTML from the server. Client navigations render none: crawlers do not read it
 * there, and React would insert the script in a way that Trusted Types forbid. For the same reason data that has changed
 * is removed.
 */
export function StructuredData({ data }: { data: Thing | undefined }) {
  const json = data && inlineJson({ '@context': 'https://schema.org', ...data });
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

export function useSiteIdentity(): SiteIdentity {
  const fill = useFill();
  return { origin: useSiteData().origin, brand: fill('{brand}') };
}

function never() {
  return () => {};
}
