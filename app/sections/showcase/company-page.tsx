import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import type { ShowcaseContent } from '../../content/files/showcase.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { BackLink, MoreLink } from '../more-link.tsx';
import type { Company, Panels } from './companies.ts';
import { CompanyName, Ticker } from './company-links.tsx';
import { CreditLife } from './credit-life.tsx';
import { Facts } from './facts.tsx';
import { FilingRecord } from './filing-record.tsx';
import { Invitation } from './invitation.tsx';
import { LandLedger } from './land-ledger.tsx';
import { readFigures } from './read-figures.ts';
import { Sources } from './sources.tsx';

interface CompanyPageProps {
  company: Company;
  page: NonNullable<Company['page']>;
  note: ShowcaseContent['note'];
  panels: Panels;
}

/** A factsheet: the name and the sources at the start, the facts at the end, and below them a panel. */
export function CompanyPage({ company, page, note, panels }: CompanyPageProps) {
  const t = useTranslate();
  const { title, description, link, panel } = page;
  const Panel = panel && PANELS[panel];
  return (
    <>
      <PageHead {...page.seo} title={page.seo.title || company.company_name} />
      <article className="wrap factsheet">
        <BackLink to="/showcase">{t('All companies')}</BackLink>
        <CompanyHead {...company} />
        <div className="factsheet-end">
          <Facts company={company} page={page} />
          <p className="data dated">
            <b>{t(note.dated)}</b> {t(note.terms)}
          </p>
        </div>
        <Sources sources={page.sources} />
        {Panel?.({ company, panels })}
      </article>
      <Invitation title={title} description={description}>
        <Link className={buttonClass({})} to="/contact">
          {t('Talk to our team')}
        </Link>
        <MoreLink link={link.link}>{t(link.label)}</MoreLink>
      </Invitation>
    </>
  );
}

/** One thing worth knowing about the company's field. */
const PANELS = {
  filings: ({ panels }: PanelProps) => <FilingRecord {...panels.filings} />,
  credits: ({ panels }: PanelProps) => <CreditLife {...panels.credits} />,
  land: ({ company, panels }: PanelProps) => <LandLedger {...panels.land} company={company} />,
};

interface PanelProps {
  company: Company;
  panels: Panels;
}

function CompanyHead(company: Company) {
  const t = useTranslate();
  const { ticker, description, website } = company;
  const reading = readFigures(description);
  return (
    <div className="factsheet-name">
      <Ticker ticker={ticker} />
      <CompanyName heading="h1" {...company} />
      <p className="lead">{t(reading?.before ?? description)}</p>
      {reading?.after && <p>{t(reading.after)}</p>}
      {!ticker && !website && <p>{t('We list no ticker or website for this company.')}</p>}
    </div>
  );
}
