import { useLocalizePath } from '../../language/use-localize-path.ts';
import { plainLine } from '../../language/typeset.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { StructuredData, useSiteIdentity } from '../../shell/structured-data.tsx';

/** The tool as structured data for search engines. English phrases. */
export function ToolData({ title, description }: { title: string; description: string }) {
  const t = useTranslate();
  const localize = useLocalizePath();
  const { origin, brand } = useSiteIdentity();
  const data = {
    '@type': 'WebApplication',
    name: plainLine(t(title)),
    description: plainLine(t(description)),
    url: `${origin}${localize('/tools/filing-dates')}`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand },
  };
  return <StructuredData data={data} />;
}
