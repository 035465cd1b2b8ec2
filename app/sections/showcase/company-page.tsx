import type { ComponentType } from 'react';
import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';
import { BackLink } from '../back-link.tsx';
import { MoreLink } from '../more-link.tsx';
import { BeforeAnOffering } from './before-an-offering.tsx';
import type { companyAt, CompanySlug } from './companies.ts';
import { CompanyLinks } from './company-links.tsx';
import { CreditLife } from './credit-life.tsx';
import { FilingRecord } from './filing-record.tsx';
import { LandLedger } from './land-ledger.tsx';
import { readFigures } from './read-figures.ts';

export type Company = ReturnType<typeof companyAt>;

interface Own {
  Panel: ComponentType<{ company: Company }>;
  /** The last word of the page, for a reader who has the same kind of work to do. English phrases. */
  close: { title: string; text: string; to: string; way: string };
}

/** What each page has of its own, and where its reader may want to go next. */
const OWN: Record<CompanySlug, Own> = {
  'silo-pharma': {
    Panel: FilingRecord,
    close: {
      title: 'Your own year of filings, in one calendar',
      text: '{brand} helps to prepare 10-K, 10-Q and 8-K. Your counsel and your communications team review every text.',
      to: '/solutions/public-companies',
      way: 'For public companies',
    },
  },
  'karbon-x': {
    Panel: CreditLife,
    close: {
      title: 'A claim needs its source beside it',
      text: '{brand} drafts from the documents you supply, so that a reviewer can hold each figure against its source.',
      to: '/solutions',
      way: 'All solutions',
    },
  },
  'fynn-ai': {
    Panel: BeforeAnOffering,
    close: {
      title: 'Plan the words before the offering',
      text: 'Drafts, documents and a readiness plan for a listing. Counsel decides what is said, and when.',
      to: '/solutions/ipo-preparation',
      way: 'IPO preparation',
    },
  },
  'international-land-alliance': {
    Panel: LandLedger,
    close: {
      title: 'Your own figures, ready to be asked about',
      text: 'Fact sheets and investor presentations that give each figure its unit, its date and its source.',
      to: '/',
      way: 'What {brand} does',
    },
  },
};

/** One company: who it is, where others write about it, and one thing worth knowing about its field. */
export function CompanyPage({ slug, company }: { slug: CompanySlug; company: Company }) {
  const t = useTranslate();
  const { Panel, close } = OWN[slug];
  return (
    <>
      <CompanyHead {...company} />
      <Panel company={company} />
      <section className="wrap page-head broad invitation">
        <h2>{t(close.title)}</h2>
        <div>
          <p>{t(close.text)}</p>
          <p className="acts">
            <Link className={buttonClass({})} to="/contact">
              {t('Talk to our team')}
            </Link>
            <MoreLink to={close.to}>{t(close.way)}</MoreLink>
          </p>
        </div>
      </section>
    </>
  );
}

function CompanyHead(company: Company) {
  const t = useTranslate();
  const { company_name, ticker, subtitle, description, website } = company;
  const reading = readFigures(description);
  return (
    <section className="wrap page-head broad company-head">
      <BackLink to="/showcase">{t('All companies')}</BackLink>
      {ticker && (
        <p className="ticker" translate="no">
          <bdi>{ticker}</bdi>
        </p>
      )}
      <div className="company-name">
        <h1 className={ticker ? undefined : 'ticker'} translate="no">
          {company_name}
        </h1>
        <p className="meta">{t(subtitle)}</p>
      </div>
      <div className="company-text">
        <p className="lead">{t(reading?.before ?? description)}</p>
        {reading?.after && <p>{t(reading.after)}</p>}
        {!ticker && !website && <p>{t('No ticker and no website are on record here.')}</p>}
        <CompanyLinks {...company} />
        <p className="data dated">
          <b>{t('Public facts as of November 2026; confirm with the company.')}</b>{' '}
          {t(
            'Not investment advice and not an offer of securities. To be named here is no endorsement, by the company or of it.',
          )}
        </p>
      </div>
    </section>
  );
}
