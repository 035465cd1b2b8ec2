import { inlineJson } from '../../inline-script.ts';
import { useLanguage, useFill, useLocalizePath, useTranslate } from '../../language/use-language.ts';
import { tagOf } from '../../language/languages.ts';
import { useContent, usePage } from '../../page-context.ts';
import { type SiteIdentity, type Thing, breadcrumbs, organization } from './schema-org.ts';
import { plain, type Text } from '../../language/text.ts';

/** Types that have a language: the kinds of `CreativeWork` on this site. */
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
  return { origin: usePage().origin, brand: fill('{brand}') };
}

/**
 * Structured data of every page: the organization on the home page, breadcrumbs on the others.
 */
export function PageStructuredData({ title }: { title: Text }) {
  const t = useTranslate();
  const localize = useLocalizePath();
  const path = usePage().path;
  const site = useSiteIdentity();
  const { branding, footer } = useContent('common');
  if (!site.origin) return null;
  if (path === '/') {
    const { email } = footer.sections.company.contact;
    return <StructuredData data={organization(site, { description: plain(branding.description), email })} />;
  }
  const parent = path.slice(0, path.lastIndexOf('/'));
  const section = SECTIONS[parent];
  const trail = [
    { path: '/', name: t('Home') },
    ...(section ? [{ path: parent, name: t(section) }] : []),
    { path, name: title },
  ].map((page) => ({ path: localize(page.path), name: plain(page.name) }));
  return <StructuredData data={breadcrumbs(site.origin, trail)} />;
}

/** Pages that have pages below them, with their menu labels. */
const SECTIONS: Readonly<Record<string, string>> = {
  '/intel': 'Intel',
  '/solutions': 'Solutions',
  '/showcase': 'Showcase',
};
