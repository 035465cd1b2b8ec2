import { FilingCalendar } from '../../illustrations/filing-calendar.tsx';
import { KnownDates } from './known-dates.tsx';
import { NextStep } from './next-step.tsx';
import { Opening } from '../opening.tsx';
import { OtherDays } from './other-days.tsx';
import { SignOff } from './sign-off.tsx';
import { WhatChanged } from './what-changed.tsx';

const OPENING = {
  title: 'Four dates are known. The rest are not.',
  lead: 'A 10-K, three 10-Qs, and between them whatever happens. {brand} helps you prepare for the first kind early, and for the second kind at all.',
};

const NEXT = {
  title: 'Which date is next?',
  text: 'Tell us the quarter you are in. Onboarding takes 1-2 weeks, and email is answered within 24 hours.',
  also: [
    { to: '/pricing', label: 'Compare plans' },
    { to: '/solutions/private-companies', label: 'For private companies' },
    { to: '/compliance', label: 'How we handle compliance' },
  ],
};

/** The case for listed companies: dates that are known, days that are not, and who signs. */
export function PublicCompanies() {
  return (
    <>
      <Opening {...OPENING} />
      <div className="wrap">
        <FilingCalendar />
      </div>
      <KnownDates />
      <OtherDays />
      <WhatChanged />
      <SignOff />
      <NextStep {...NEXT} />
    </>
  );
}
