import { useLocation } from 'react-router';
import { useLanguage } from '../language/language-provider.tsx';
import { useAddress } from '../language/use-address.ts';
import { useTranslate, type Translate } from '../language/use-translate.ts';
import { sitePageAt, type SitePage } from '../routes.ts';
import { breadcrumbs, organization, webSite } from './schema-org.ts';
import { StructuredData } from './structured-data.tsx';
import { useFactsSite } from './use-facts-site.ts';

/** What search engines may know of every page: on the home page whose site it is, on others the way there. */
export function PageFacts() {
  const t = useTranslate();
  const { code } = useLanguage();
  const address = useAddress();
  const page = sitePageAt(useLocation().pathname);
  const site = useFactsSite();
  if (!page || !site.origin) return null;
  if (page.path !== '/')
    return <StructuredData facts={breadcrumbs(site.origin, trailTo(page, t, address))} />;
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

function trailTo({ path, title }: SitePage, t: Translate, address: (path: string) => string) {
  const above = path.slice(0, path.lastIndexOf('/'));
  const section = SECTIONS[above];
  return [
    { path: address('/'), name: t('Home') },
    ...(section ? [{ path: address(above), name: t(section) }] : []),
    { path: address(path), name: t(title) },
  ];
}
