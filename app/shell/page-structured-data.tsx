import { useLocalizePath } from '../language/use-localize-path.ts';
import { useTranslate, type Translate } from '../language/use-translate.ts';
import { useCommonContent, usePage } from '../page-context.ts';
import { breadcrumbs, organization, webSite } from './schema-org.ts';
import { StructuredData, useSiteIdentity } from './structured-data.tsx';

/**
 * Structured data of every page: organization and site on the home page, breadcrumbs on the others.
 * @param title English phrase
 */
export function PageStructuredData({ title }: { title: string }) {
  const t = useTranslate();
  const localize = useLocalizePath();
  const path = usePage().path;
  const site = useSiteIdentity();
  const { branding, footer } = useCommonContent();
  if (!site.origin) return null;
  if (path !== '/') {
    return <StructuredData data={breadcrumbs(site.origin, trailTo({ path, title }, t, localize))} />;
  }
  const details = {
    description: String(t(branding.description)),
    email: footer.sections.company.contact.email,
  };
  return (
    <>
      <StructuredData data={organization(site, details)} />
      <StructuredData data={webSite(site)} />
    </>
  );
}

/** Pages that have pages below them, with their menu labels. */
const SECTIONS: Readonly<Record<string, string>> = {
  '/intel': 'Intel',
  '/solutions': 'Solutions',
  '/showcase': 'Showcase',
};

function trailTo(
  { path, title }: { path: string; title: string },
  t: Translate,
  localize: (path: string) => string,
) {
  const parent = path.slice(0, path.lastIndexOf('/'));
  const section = SECTIONS[parent];
  return [
    { path: localize('/'), name: String(t('Home')) },
    ...(section ? [{ path: localize(parent), name: String(t(section)) }] : []),
    { path: localize(path), name: String(t(title)) },
  ];
}
