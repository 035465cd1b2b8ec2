import { Entries } from '../../blocks/entries.tsx';
import { BackLink } from '../../blocks/more-link.tsx';
import { webUrl } from '../../language/paths/destination.ts';
import type { ShowcaseContent } from '../../content/files/showcase.ts';
import { ExternalLink } from '../../language/paths/link.tsx';
import { untranslated } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import { PAGE_START } from '../../shell/head/page-head.tsx';
import { Relation, SourceDocument, Ticker, type Company, type CompanyPage } from '../../blocks/company.tsx';
import { edgarSearchFor, webSearchFor } from '../../blocks/company-searches.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import factsheetSheet from './factsheet.css?inline';
import tickerSheet from '../../blocks/ticker.css?inline';

interface FactsheetProps {
  company: Company;
  page: CompanyPage;
  note: ShowcaseContent['note'];
}

/** The start of a company's page: its name on one side, facts and their sources on the other. */
export function Factsheet({ company, page, note }: FactsheetProps) {
  useSheet('page', factsheetSheet);
  useSheet('blocks', tickerSheet);
  const t = useTranslate();
  const { company_name, ticker, description, figures_note } = company;
  return (
    // A company without a ticker has its name set in the ticker's style.
    <section className={ticker ? 'wrap factsheet' : 'wrap factsheet unlisted'} id={PAGE_START}>
      <BackLink to="/showcase">{t('All companies')}</BackLink>
      <div className="cols cols-7">
        <div className="factsheet-name">
          <Ticker ticker={ticker} />
          <h1 className={ticker ? undefined : 'ticker'} translate="no">
            {company_name}
          </h1>
          <p className="lead">{description}</p>
          {figures_note && !page.figures_title && <p>{figures_note}</p>}
        </div>
        <Facts company={company} page={page} />
        <p className="data dated">
          <b>{note.dated}</b> {note.terms} <Relation />
        </p>
      </div>
    </section>
  );
}

/** Public facts about a company, and where to check them. EDGAR only for companies whose shares trade. */
function Facts({ company, page }: Pick<FactsheetProps, 'company' | 'page'>) {
  const t = useTranslate();
  const { company_name, ticker, subtitle, stock_url, website } = company;
  const sources = page.sources.filter(({ figures }) => figures.length === 0);
  const facts = [
    { title: t('Market'), description: page.market },
    { title: t('Line of business'), description: page.business || subtitle },
    { title: t('Stock quote'), description: siteLink(stock_url) },
    { title: t('Website'), description: siteLink(website) },
    {
      title: t('SEC filings'),
      description: ticker && (
        <ExternalLink href={edgarSearchFor(company_name)}>{untranslated('EDGAR')}</ExternalLink>
      ),
    },
    {
      title: t('Web search'),
      description: !website && siteLink(webSearchFor(`${company_name} ${ticker}`.trim())),
    },
  ];
  return (
    <div>
      <Entries layout="facts" long entries={facts.filter(({ description }) => description)} />
      {sources.length > 0 && (
        <>
          <h2>{t('Sources')}</h2>
          <Entries
            layout="facts"
            long
            entries={sources.map((source) => ({
              title: t(source.facts),
              description: <SourceDocument {...source} />,
            }))}
          />
        </>
      )}
    </div>
  );
}

/** A link that shows its host. Renders nothing for an invalid URL. */
function siteLink(url: string) {
  const href = webUrl(url);
  return (
    href && (
      <ExternalLink href={href}>{untranslated(new URL(href).hostname.replace(/^www\./, ''))}</ExternalLink>
    )
  );
}
