import { plain, type Text } from '../language/text.ts';
import { useLocalizePath } from '../language/use-localize-path.ts';
import { organization, type Thing } from '../shell/schema-org.ts';
import { StructuredData, useSiteIdentity } from '../shell/structured-data.tsx';

interface ToolDataProps {
  path: string;
  title: Text;
  description: Text;
}

/** A free tool of the site as structured data for search engines. */
export function ToolData({ path, title, description }: ToolDataProps) {
  const localize = useLocalizePath();
  const site = useSiteIdentity();
  const tool = {
    '@type': 'WebApplication',
    name: plain(title),
    description: plain(description),
    url: `${site.origin}${localize(path)}`,
    applicationCategory: 'BusinessApplication',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    publisher: organization(site),
  } satisfies Thing;
  return <StructuredData data={tool} />;
}
