import { untranslated } from '../../language/text.ts';
import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import type { ShowcaseContent } from '../../content/files/showcase.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { BackLink, MoreLink } from '../../blocks/more-link.tsx';
import type { Company, Panels } from './companies.ts';
import { Ticker } from './company-links.tsx';
import { CreditLife } from './credit-life.tsx';
import { Facts } from './facts.tsx';
import { FilingRecord } from './filing-record.tsx';
import { Close } from '../../blocks/close.tsx';
import { LandLedger } from './land-ledger.tsx';
import { OtherCompanies } from './other-companies.tsx';
import { Registers } from './registers.tsx';
import { Sources } from './sources.tsx';

interface CompanyPageProps extends Pick<ShowcaseContent, 'hero' | 'showcases'> {
  company: Company;
  page: NonNullable<Company['page']>;
  note: ShowcaseContent['note'];
  panels: Panels;
}

/** A factsheet: the name at the start, facts and sources at the end, below them a panel and the other companies. */
export function CompanyPage({ company, page, note, panels, hero, showcases }: CompanyPageProps) {
  const t = useTranslate();
  const { title, description, link, panel } = page;
  const Panel = panel && PANELS[panel];
  return (
    <>
      <PageHead {...page.seo} title={page.seo.title || untranslated(company.company_name)} />
      <article className="wrap factsheet">
        <BackLink to="/showcase">{t('All companies')}</BackLink>
        <div className="factsheet-head">
          <CompanyHead {...company} />
          <div className="factsheet-end">
            <Facts company={company} page={page} />
            <Sources page={page} />
          </div>
          <p className="data dated">
            <b>{note.dated}</b> {note.terms}
          </p>
        </div>
        {Panel?.({ company, panels })}
      </article>
      <OtherCompanies title={hero.title} showcases={showcases} path={company.link} />
      <Close
        title={title}
        description={description}
        actions={
          <p className="acts">
            <Link className={buttonClass({})} to="/contact">
              {t('Talk to our team')}
            </Link>{' '}
            <MoreLink link={link.link}>{link.label}</MoreLink>
          </p>
        }
      />
    </>
  );
}

/** One thing worth knowing about the company's field. */
const PANELS = {
  filings: ({ company, panels }: PanelProps) => <FilingRecord {...panels.filings} company={company} />,
  credits: ({ panels }: PanelProps) => <CreditLife {...panels.credits} />,
  land: ({ company, panels }: PanelProps) => <LandLedger {...panels.land} company={company} />,
  registers: ({ panels }: PanelProps) => <Registers {...panels.registers} />,
};

interface PanelProps {
  company: Company;
  panels: Panels;
}

/** A company without a ticker has its name set in the ticker's style. */
function CompanyHead({ company_name, ticker, description, figures_note, page }: Company) {
  return (
    <div className="factsheet-name">
      <Ticker ticker={ticker} />
      <h1 className={ticker ? undefined : 'ticker'} translate="no">
        {company_name}
      </h1>
      <p className="lead">{description}</p>
      {figures_note && page?.panel !== 'land' && <p>{figures_note}</p>}
    </div>
  );
}
