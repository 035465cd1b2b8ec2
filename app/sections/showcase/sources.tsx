import { webUrl } from '../../content/destination.ts';
import { ExternalLink } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import type { Company } from './companies.ts';

type SourcesProps = Pick<NonNullable<Company['page']>, 'sources'>;

/** Where a company's facts were read, and of what date the document is. */
export function Sources({ sources }: SourcesProps) {
  const t = useTranslate();
  if (sources.length === 0) return null;
  return (
    <section className="sources">
      <h2>{t('Sources')}</h2>
      <dl>
        {sources.map(({ facts, document, url }) => {
          const href = webUrl(url);
          return (
            <div key={facts}>
              <dt>{t(facts)}</dt>
              <dd>{href ? <ExternalLink href={href}>{t(document)}</ExternalLink> : t(document)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
