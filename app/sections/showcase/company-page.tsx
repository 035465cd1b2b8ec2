import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import type { ShowcaseContent } from '../../content/files/showcase.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { BackLink, MoreLink } from '../more-link.tsx';
import { BeforeAnOffering } from './before-an-offering.tsx';
import type { Company, Panels } from './companies.ts';
import { CompanyLinks, CompanyName, Ticker } from './company-links.tsx';
import { CreditLife } from './credit-life.tsx';
import { FilingRecord } from './filing-record.tsx';
import { Invitation } from './invitation.tsx';
import { LandLedger } from './land-ledger.tsx';
import { readFigures } from './read-figures.ts';

interface CompanyPageProps {
  company: Company;
  page: NonNullable<Company['page']>;
  note: ShowcaseContent['note'];
  panels: Panels;
}

export function CompanyPage({ company, page, note, panels }: CompanyPageProps) {
  const t = useTranslate();
  const { title, description, link } = page;
  return (
    <>
      <PageHead {...page.seo} title={page.seo.title || company.company_name} />
      <CompanyHead company={company} note={note} />
      {page.panel && PANELS[page.panel]({ company, panels })}
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
  filings: ({ company, panels }: PanelProps) => <FilingRecord {...panels.filings} company={company} />,
  credits: ({ panels }: PanelProps) => <CreditLife {...panels.credits} />,
  offering: ({ company, panels }: PanelProps) => <BeforeAnOffering {...panels.offering} company={company} />,
  land: ({ company, panels }: PanelProps) => <LandLedger {...panels.land} company={company} />,
};

interface PanelProps {
  company: Company;
  panels: Panels;
}

function CompanyHead({ company, note }: Pick<CompanyPageProps, 'company' | 'note'>) {
  const t = useTranslate();
  const { ticker, subtitle, description, website } = company;
  const reading = readFigures(description);
  return (
    <section className="wrap page-head broad company-head">
      <BackLink to="/showcase">{t('All companies')}</BackLink>
      <Ticker ticker={ticker} />
      <div className="company-name">
        <CompanyName heading="h1" {...company} />
        <p className="meta">{t(subtitle)}</p>
      </div>
      <div className="company-text">
        <p className="lead">{t(reading?.before ?? description)}</p>
        {reading?.after && <p>{t(reading.after)}</p>}
        {!ticker && !website && <p>{t('We list no ticker or website for this company.')}</p>}
        <CompanyLinks {...company} />
        <p className="data dated">
          <b>{t(note.dated)}</b> {t(note.terms)}
        </p>
      </div>
    </section>
  );
}
