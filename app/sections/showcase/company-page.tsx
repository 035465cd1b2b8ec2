import type { ComponentType } from 'react';
import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';
import { BackLink, MoreLink, type PageLink } from '../more-link.tsx';
import { BeforeAnOffering } from './before-an-offering.tsx';
import type { Company, CompanySlug } from './companies.ts';
import { CompanyLinks, CompanyName, Ticker } from './company-links.tsx';
import { CreditLife } from './credit-life.tsx';
import { FilingRecord } from './filing-record.tsx';
import { Invitation } from './invitation.tsx';
import { LandLedger } from './land-ledger.tsx';
import { readFigures } from './read-figures.ts';

export function CompanyPage({ slug, company }: { slug: CompanySlug; company: Company }) {
  const t = useTranslate();
  const { Panel, title, description, more } = OWN_PARTS[slug];
  return (
    <>
      <CompanyHead {...company} />
      <Panel company={company} />
      <Invitation title={title} description={description}>
        <Link className={buttonClass({})} to="/contact">
          {t('Talk to our team')}
        </Link>
        <MoreLink to={more.to}>{t(more.label)}</MoreLink>
      </Invitation>
    </>
  );
}

interface OwnParts {
  /** One thing worth knowing about the company's field. */
  Panel: ComponentType<{ company: Company }>;
  /** English phrases: what the platform does for companies with the same kind of work. */
  title: string;
  description: string;
  more: PageLink;
}

const OWN_PARTS: Record<CompanySlug, OwnParts> = {
  'silo-pharma': {
    Panel: FilingRecord,
    title: 'Your own year of filings, in one calendar',
    description:
      '{brand} helps to prepare 10-K, 10-Q and 8-K. Your counsel and your communications team review every text.',
    more: { to: '/solutions/public-companies', label: 'For public companies' },
  },
  'karbon-x': {
    Panel: CreditLife,
    title: 'A claim needs its source beside it',
    description:
      '{brand} drafts from the documents you supply, so that a reviewer can hold each figure against its source.',
    more: { to: '/solutions', label: 'All solutions' },
  },
  'fynn-ai': {
    Panel: BeforeAnOffering,
    title: 'Plan the words before the offering',
    description:
      'Drafts, documents and a readiness plan for a listing. Counsel decides what is said, and when.',
    more: { to: '/solutions/ipo-preparation', label: 'IPO preparation' },
  },
  'international-land-alliance': {
    Panel: LandLedger,
    title: 'Your own figures, ready to be asked about',
    description:
      'Fact sheets and investor presentations that give each figure its unit, its date and its source.',
    more: { to: '/', label: 'What {brand} does' },
  },
};

function CompanyHead(company: Company) {
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
