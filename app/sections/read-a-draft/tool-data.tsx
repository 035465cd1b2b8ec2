import type { ReadADraftContent } from '../../content/files/read-a-draft.ts';
import { useLocalizePath } from '../../language/use-localize-path.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { organization, type Thing } from '../../shell/schema-org.ts';
import { StructuredData, useSiteIdentity } from '../../shell/structured-data.tsx';

/** The tool as structured data for search engines: it works in the browser and is free of charge. */
export function ToolData({ title, description }: ReadADraftContent['seo']) {
  const t = useTranslate();
  const localize = useLocalizePath();
  const site = useSiteIdentity();
  const tool = {
    '@type': 'WebApplication',
    name: String(t(title)),
    description: String(t(description)),
    url: `${site.origin}${localize('/tools/read-a-draft')}`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    publisher: { '@id': organization(site)['@id'] },
  } satisfies Thing;
  return <StructuredData data={tool} />;
}
