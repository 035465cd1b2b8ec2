import { plain, type Text } from '../language/text.ts';
import { useLocalizePath } from '../language/use-localize-path.ts';
import { useTranslate, type Translate } from '../language/use-translate.ts';
import { useCommonContent, usePage } from '../page-context.ts';
import { breadcrumbs, organization } from './schema-org.ts';
import { StructuredData, useSiteIdentity } from './structured-data.tsx';

/**
 * Structured data of every page: the organization on the home page, breadcrumbs on the others.
 */
export function PageStructuredData({ title }: { title: Text }) {
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
    description: plain(branding.description),
    email: footer.sections.company.contact.email,
  };
  return <StructuredData data={organization(site, details)} />;
}

/** Pages that have pages below them, with their menu labels. */
const SECTIONS: Readonly<Record<string, string>> = {
  '/intel': 'Intel',
  '/solutions': 'Solutions',
  '/showcase': 'Showcase',
};

function trailTo(
  { path, title }: { path: string; title: Text },
  t: Translate,
  localize: (path: string) => string,
) {
  const parent = path.slice(0, path.lastIndexOf('/'));
  const section = SECTIONS[parent];
  return [
    { path: localize('/'), name: plain(t('Home')) },
    ...(section ? [{ path: localize(parent), name: plain(t(section)) }] : []),
    { path: localize(path), name: plain(title) },
  ];
}
