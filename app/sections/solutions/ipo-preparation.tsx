import { Note } from '../../illustrations/note.tsx';
import { ReadinessGantt } from '../../illustrations/readiness-gantt.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { PageHero, SectionHead } from '../headings.tsx';
import { Ledger } from '../ledger.tsx';
import { NextStep } from './next-step.tsx';

const ALSO = [
  { to: '/solutions/public-companies', label: 'After the first trading day' },
  { to: '/solutions/fundraising', label: 'A round before the listing' },
  { to: '/pricing', label: 'Compare plans' },
];

/** For companies that plan to list. */
export function IpoPreparation() {
  return (
    <>
      <PageHero
        heading="Write it all down. Then say little."
        lead="A listing takes a year and a half of documents, and a stretch in which a careless sentence can delay it. {brand} helps with both."
      />
      <div className="wrap">
        <ReadinessGantt />
      </div>
      <QuietPeriod />
      <Countdown />
      <NextStep
        heading="How many months are left?"
        text="Tell us where your audit and your registration statement stand. We start with a consultation, not with a draft."
        also={ALSO}
      />
    </>
  );
}

/**
 * Offers before filing: Securities Act, section 5(c), with section 5(d) and Rule 163B for certain institutions.
 * After filing: section 5(b)(1) and Rule 134. After the listing: 25 days, Rule 174(d).
 */
const QUIET_PERIOD = [
  {
    title: 'Before you file',
    description:
      'Offers are not allowed, apart from talks with certain institutional investors. An interview or a forecast can count as an offer.',
  },
  {
    title: 'While the SEC reviews',
    description:
      'Written offers are tied to the prospectus. A release about the offering may say little more than a short list of facts.',
  },
  {
    title: 'After the listing',
    description:
      'The quiet commonly lasts 25 days more. Counsel names the day on which you may speak as usual.',
  },
];

/**
 * The safe harbor for forward-looking statements excludes those made in connection with an initial public offering:
 * Securities Act, section 27A(b)(2)(D).
 */
function QuietPeriod() {
  const t = useTranslate();
  return (
    <section className="insert band">
      <div className="wrap split">
        <div>
          <h2>{t('The usual safe harbor does not cover an IPO')}</h2>
          <p>
            {t(
              'US law protects certain forecasts of companies that already report. It leaves out statements made in connection with an initial public offering, and adding the usual legend does not change that.',
            )}
          </p>
        </div>
        <div>
          <Ledger entries={QUIET_PERIOD} />
          <p className="total">
            {t(
              '{brand} drafts and keeps texts. It does not judge whether a sentence is an offer: have counsel approve every public statement.',
            )}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Directors, underwriters and experts are liable for the registration statement (Securities Act, section 11). */
const MONTHS = [
  {
    left: '18',
    title: 'Readiness',
    text: 'A timeline of what has to exist, and in which order. The company description, fact sheet and investor presentation are drafted from figures you supply.',
    check: 'Auditors and finance agree every figure before it is repeated.',
  },
  {
    left: '9',
    title: 'IPO documentation support',
    text: 'Help with drafting the sections that you write yourself, set against the documents they come from.',
    check:
      'Counsel and underwriters verify the registration statement. Directors sign it and can be liable for it.',
  },
  {
    left: '2',
    title: 'Investors and analysts',
    text: 'Investor, analyst and media contacts in one record, and a draft of the presentation they will see.',
    check: 'Every slide says what the prospectus says, and nothing more.',
  },
  {
    left: '0',
    title: 'The first day, and the first quarter',
    text: 'The filing calendar of a public company begins, with help for the 10-Q and the earnings materials that come first.',
    check: 'Who may speak for the company, and from which day on.',
  },
];

/** What the platform does in the months before a listing, and what people check. */
function Countdown() {
  const t = useTranslate();
  return (
    <section className="wrap section">
      <SectionHead heading="Months to go" text="Your own count may be shorter. The order rarely changes." />
      <ol className="countdown">
        {MONTHS.map(({ left, title, text, check }) => (
          <li key={left}>
            <p className="count">{left}</p>
            <div>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </div>
            <Note from="You check" text={check} ask />
          </li>
        ))}
      </ol>
    </section>
  );
}
