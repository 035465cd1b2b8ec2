import { inlineJson } from '../../rendering/inline-json.ts';
import { useFill } from '../language/use-translate.ts';
import { useSiteData } from '../page-context.ts';
import type { SiteIdentity, Thing } from './schema-org.ts';

/** JSON-LD for search engines. */
export function StructuredData({ data }: { data: Thing | undefined }) {
  if (!data) return null;
  const json = inlineJson({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export function useSiteIdentity(): SiteIdentity {
  const fill = useFill();
  return { origin: useSiteData().origin, brand: fill('{brand}') };
}
