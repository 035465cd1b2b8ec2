import { useLocation } from 'react-router';
import { useLanguage } from '../language/language-provider.tsx';
import { useTranslate, type Translate } from '../language/use-translate.ts';
import { sitePageAt, type SitePage } from '../site-pages.ts';
import { breadcrumbs, organization, webSite } from './schema-org.ts';
import { StructuredData } from './structured-data.tsx';
import { useFactsSite } from './use-facts-site.ts';

/** What search engines may know of every page: on the home page whose site it is, on others the way there. */
export function PageFacts() {
  const t = useTranslate();
  const { code } = useLanguage();
  const page = sitePageAt(useLocation().pathname);
  const site = useFactsSite();
  if (!page || !site.origin) return null;
  if (page.path !== '/') return <StructuredData facts={breadcrumbs(site.origin, trailTo(page, t))} />;
  return (
    <>
      <StructuredData facts={organization(site)} />
      <StructuredData facts={webSite(site, code)} />
    </>
  );
}

/** Pages with further pages below them, by the name that the menu gives them. */
const SECTIONS: Readonly<Record<string, string>> = {
  '/intel': 'Intel',
  '/solutions': 'Solutions',
  '/showcase': 'Showcase',
};

function trailTo({ path, title }: SitePage, t: Translate) {
  const above = path.slice(0, path.lastIndexOf('/'));
  const section = SECTIONS[above];
  return [
    { path: '/', name: t('Home') },
    ...(section ? [{ path: above, name: t(section) }] : []),
    { path, name: t(title) },
  ];
}
