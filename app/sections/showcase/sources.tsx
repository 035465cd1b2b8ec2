import { webUrl } from '../../content/destination.ts';
import { ExternalLink } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import type { Company } from './companies.ts';

type Source = NonNullable<Company['page']>['sources'][number];

/** The sources of what is said about a company, without those of its figures. */
function sourcesOfFacts({ page }: Pick<Company, 'page'>): readonly Source[] {
  return page?.sources.filter(({ figures }) => figures.length === 0) ?? [];
}

/** The source of a figure, by what the figure counts. */
export function sourceOfFigure({ page }: Pick<Company, 'page'>, label: string): Source | undefined {
  return page?.sources.find(({ figures }) => figures.includes(label));
}

/** The source of the line of business alone, if no document was found: the fact says so itself. */
export function sourceOfBusiness(company: Pick<Company, 'page'>): Source | undefined {
  return sourcesOfFacts(company).find(({ facts, url }) => facts === 'Line of business' && !webUrl(url));
}

/** Where a company's facts were read, and of what date the document is. */
export function Sources(company: Pick<Company, 'page'>) {
  const t = useTranslate();
  const saidElsewhere = sourceOfBusiness(company);
  const sources = sourcesOfFacts(company).filter((source) => source !== saidElsewhere);
  if (sources.length === 0) return null;
  return (
    <section className="sources">
      <h2>{t('Sources')}</h2>
      <dl>
        {sources.map((source) => (
          <div key={source.facts}>
            <dt>{t(source.facts)}</dt>
            <dd>
              <SourceDocument {...source} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The name of a document, which leads to it where it can be read. */
export function SourceDocument({ document, url }: Source) {
  const href = webUrl(url);
  return href ? <ExternalLink href={href}>{document}</ExternalLink> : document;
}
