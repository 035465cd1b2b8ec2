import { useTranslate } from '../language/use-translate.ts';
import { PageHero } from '../sections/headings.tsx';
import { LedgerSection } from '../sections/ledger.tsx';
import { MoreLink } from '../sections/more-link.tsx';
import { SEALWIRE } from '../sections/sealwire/product.ts';
import { NextStep } from '../sections/solutions/next-step.tsx';
import { Stages } from '../sections/solutions/stages.tsx';
import { PageHead } from '../shell/page-head.tsx';
import '../sections/solutions/solutions.css';

const IN_ALL_FOUR = [
  {
    title: 'AI drafts',
    description:
      'Press releases, updates, presentations, earnings materials and fact sheets, from figures and documents you supply.',
  },
  {
    title: 'One dashboard',
    description:
      'Market sentiment, media coverage and investor engagement, beside the dates of what you announced.',
  },
  {
    title: 'One record',
    description: 'Investors, analysts and media contacts: what they asked, and when you last spoke.',
  },
  {
    title: 'Your people decide',
    description:
      'Every text is a draft until someone accountable approves it. We recommend legal and communications review before publication.',
  },
];

const ALSO = [
  { to: '/faq', label: 'All questions' },
  { to: '/showcase', label: 'Companies on the record' },
];

/** Helps readers find which of the four pages is theirs. */
export default function Solutions() {
  return (
    <>
      <PageHead />
      <PageHero
        heading="Where does your company stand?"
        lead="The platform is the same. What you must say, and what you may say, is not: it changes when you raise, when you file and on the day you list."
      />
      <Stages />
      <TaskFinder />
      <LedgerSection heading="The same in all four" entries={IN_ALL_FOUR} />
      <NextStep
        heading="Not sure? Tell us the date."
        text="Say what is due and when. A person answers your email within 24 hours."
        also={ALSO}
      />
    </>
  );
}

const TASKS = [
  { what: 'Results in a few weeks', to: '/solutions/public-companies', label: 'Earnings and filing dates' },
  {
    what: 'A letter to investors, none of it for the public',
    to: '/solutions/private-companies',
    label: 'Investor updates',
  },
  {
    what: 'A first talk with underwriters',
    to: '/solutions/ipo-preparation',
    label: 'Readiness and the quiet period',
  },
  {
    what: 'A deck, and no list of investors',
    to: '/solutions/fundraising',
    label: 'Matching and the five steps',
  },
  { what: 'A budget to defend', to: '/pricing', label: 'Plans and prices' },
  {
    what: 'An encrypted message, sent by your own systems',
    to: '/api',
    label: '{product} API',
  },
  { what: 'A question about {product}, our messaging service', to: '/support', label: '{product} support' },
];

/** Links by task, for readers who know what is due. */
function TaskFinder() {
  const t = useTranslate();
  return (
    <section className="wrap section split">
      <div>
        <h2>{t('Or start from what is due')}</h2>
        <p>{t('One line each. If yours is missing, ask us.')}</p>
      </div>
      <dl className="finder">
        {TASKS.map(({ what, to, label }) => (
          <div key={to}>
            <dt>{t(what, { product: SEALWIRE })}</dt>
            <dd>
              <MoreLink to={to}>{t(label, { product: SEALWIRE })}</MoreLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
