import { ReadinessGantt } from '../../illustrations/readiness-gantt.tsx';
import { Countdown } from './countdown.tsx';
import { NextStep } from './next-step.tsx';
import { Opening } from '../opening.tsx';
import { QuietPeriod } from './quiet-period.tsx';

const OPENING = {
  title: 'Write it all down. Then say little.',
  lead: 'A listing takes a year and a half of documents, and a stretch in which a careless sentence can delay it. {brand} helps with both.',
};

const NEXT = {
  title: 'How many months are left?',
  text: 'Tell us where your audit and your registration statement stand. We start with a consultation, not with a draft.',
  also: [
    { to: '/solutions/public-companies', label: 'After the first trading day' },
    { to: '/solutions/fundraising', label: 'A round before the listing' },
    { to: '/pricing', label: 'Compare plans' },
  ],
};

/** The case for companies that plan to list: many documents, few words. */
export function IpoPreparation() {
  return (
    <>
      <Opening {...OPENING} />
      <div className="wrap">
        <ReadinessGantt />
      </div>
      <QuietPeriod />
      <Countdown />
      <NextStep {...NEXT} />
    </>
  );
}
