import { inlineJson } from '../inline-script.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { tagOf } from '../language/languages.ts';
import { useFill } from '../language/use-translate.ts';
import { useSiteData } from '../page-context.ts';
import type { SiteIdentity, Thing } from './schema-org.ts';

/** What has a language: the kinds of `CreativeWork` that the site has. */
const WORKS = new Set(['Article', 'FAQPage']);

/** JSON-LD for search engines. Its language is that of the page, unless it says another. */
export function StructuredData({ data }: { data: Thing | undefined }) {
  const { code } = useLanguage();
  if (!data) return null;
  const inLanguage = WORKS.has(data['@type']) ? tagOf(code) : undefined;
  const json = inlineJson({ '@context': 'https://schema.org', inLanguage, ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export function useSiteIdentity(): SiteIdentity {
  const fill = useFill();
  return { origin: useSiteData().origin, brand: fill('{brand}') };
}
