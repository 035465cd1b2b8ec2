import { Pipeline } from '../../illustrations/pipeline.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { PageHero } from '../headings.tsx';
import { Ledger } from '../ledger.tsx';
import { MoreLink } from '../more-link.tsx';
import { FiveSteps } from './five-steps.tsx';
import { NextStep } from './next-step.tsx';

const ALSO = [
  { to: '/solutions/private-companies', label: 'Between rounds' },
  { to: '/solutions/ipo-preparation', label: 'Preparing a listing' },
  { to: '/faq', label: 'All questions' },
];

const MARKET_INTELLIGENCE = [
  {
    title: 'Funding trends',
    description: 'How much goes into your stage and sector, and whether it is becoming more or less.',
  },
  {
    title: 'Valuation benchmarks',
    description: 'What comparable rounds were priced at, as a range and not as a promise.',
  },
  {
    title: 'Competitive landscape',
    description: 'Who else an investor will have seen before you come in.',
  },
];

/** For companies that raise a round. */
export function Fundraising() {
  const t = useTranslate();
  return (
    <>
      <PageHero
        heading="A round in five steps"
        lead="From a database of more than 10,000 investors to a term sheet that your counsel has read. Each step leaves a record for the next."
      />
      <div className="wrap">
        <Pipeline />
      </div>
      <FiveSteps />
      <section className="insert band">
        <div className="wrap split">
          <div>
            <h2>{t('Know the market before you name a price')}</h2>
            <p>
              {t(
                'Market intelligence runs beside all five steps. It describes what others did; it is no valuation of your company.',
              )}
            </p>
          </div>
          <Ledger entries={MARKET_INTELLIGENCE} />
        </div>
      </section>
      <section className="wrap section">
        <h2>{t('How this is paid for')}</h2>
        <div className="fees split">
          <p>
            {t('Investor matching is part of the plans. They are priced by the month, not by the round.')}
          </p>
          <div>
            <p>
              {t(
                '{brand} gives no investment advice, recommends no security and does not negotiate for you. Being in the database is not an endorsement, and a match is not an offer.',
              )}
            </p>
            <MoreLink to="/pricing">{t('See which plan holds what')}</MoreLink>
          </div>
        </div>
      </section>
      <NextStep
        heading="Where does your round stand?"
        text="Tell us the stage, the sector and the amount. We start with the deck you have."
        also={ALSO}
      />
    </>
  );
}
