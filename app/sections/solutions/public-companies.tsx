import { EventClock } from '../../illustrations/event-clock.tsx';
import { FilingCalendar } from '../../illustrations/filing-calendar.tsx';
import { Note } from '../../illustrations/note.tsx';
import { ResponseQuarter } from '../../illustrations/response-quarter.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { PageHero, SectionHead } from '../headings.tsx';
import { Ledger } from '../ledger.tsx';
import { NextStep } from './next-step.tsx';
import { SignOff } from './sign-off.tsx';

const ALSO = [
  { to: '/pricing', label: 'Compare plans' },
  { to: '/solutions/private-companies', label: 'For private companies' },
  { to: '/compliance', label: 'How we handle compliance' },
];

/** For listed companies: known dates, unplanned days, and who signs. */
export function PublicCompanies() {
  const t = useTranslate();
  return (
    <>
      <PageHero
        heading="Four dates are known. The rest are not."
        lead="A 10-K, three 10-Qs, and between them whatever happens. {brand} helps you prepare for the first kind early, and for the second kind at all."
      />
      <div className="wrap">
        <FilingCalendar />
      </div>
      <section className="wrap section split">
        <h2>{t('The dates you know')}</h2>
        <Ledger entries={KNOWN_DATES} />
      </section>
      <section className="wrap section other-days">
        <SectionHead
          heading="The days you do not"
          text="A form is due four business days after most reportable events. Rumors are quicker."
        />
        <EventClock />
        <Ledger className="trio" entries={OTHER_DAYS} />
      </section>
      <section className="wrap section split insights">
        <div>
          <h2>{t('And what changed after')}</h2>
          <p>
            {t(
              'Strategic insights set market sentiment, media coverage and investor engagement beside the date of each announcement, so that the next one starts from what you saw and not from what you hoped.',
            )}
          </p>
          <Note
            from="You check"
            text="The number of mentions behind a line, and what else happened that week. A model can show a move; it does not know its cause."
            ask
          />
        </div>
        <ResponseQuarter />
      </section>
      <SignOff />
      <NextStep
        heading="Which date is next?"
        text="Tell us the quarter you are in. Onboarding takes 1-2 weeks, and email is answered within 24 hours."
        also={ALSO}
      />
    </>
  );
}

/** What can be prepared because its date is known. */
const KNOWN_DATES = [
  {
    title: 'Earnings communications',
    description:
      'Release, script, presentation and fact sheet are drafted from one set of quarterly figures, so that a number corrected once can be corrected in all of them.',
  },
  {
    title: 'SEC filing help',
    description:
      'The dates of your 10-K and 10-Qs in one calendar, and help with preparing the text. Your counsel and auditors remain responsible for what is filed.',
  },
  {
    title: 'Analyst relations',
    description:
      'Who covers you, what each has asked, and when you last spoke. Answers can be drafted before the call; your people decide which of them to give.',
  },
];

/** What happens without notice. */
const OTHER_DAYS = [
  {
    title: 'Crisis management',
    description:
      'A first statement is drafted before you need it. On the day the facts go in, and counsel reads it before anyone else does.',
  },
  {
    title: 'Current reports',
    description:
      'Help with drafting a Form 8-K. Whether the event is reportable, and since when, is for your counsel to say.',
  },
  {
    title: 'Press release syndication',
    description:
      'An approved release goes out by syndication. Material news told to a few must reach everyone: under Regulation FD at the same time if it was meant, promptly if it was not.',
  },
];
