import { useTranslate } from '../language/use-translate.ts';
import { Illustration } from './illustration.tsx';

/** An event on a Tuesday: due at the end of the fourth business day after it (Form 8-K, General Instruction B.1). */
const DAYS = [
  { day: 'Tuesday', what: 'The event', count: 0, look: 'done' },
  { day: 'Wednesday', what: 'Facts confirmed', count: 1, look: 'done' },
  { day: 'Thursday', what: 'Draft with counsel', count: 2, look: 'done' },
  { day: 'Friday', what: 'Final review', count: 3, look: 'done' },
  { day: 'Weekend', what: 'Does not count' },
  { day: 'Monday', what: 'Form 8-K due', count: 4, look: 'now' },
];

/** Four business days, counted. A solid rule is a day that counts, the heavy one is the last. */
export function EventClock() {
  const t = useTranslate();
  return (
    <Illustration
      shows="Illustration: an event on a Tuesday. Facts are confirmed on Wednesday, day 1; the draft is with counsel on Thursday, day 2; final review on Friday, day 3; the weekend does not count; Form 8-K is due on Monday, day 4."
      caption="Illustration. Rules as of November 2026: most Form 8-K events are due within four business days, some disclosures sooner. Counsel decides when the count began."
    >
      <p className="data-head">
        <b>{t('Business days since the event')}</b>
      </p>
      <ol className="pipe clock">
        {DAYS.map(({ day, what, count, look }) => (
          <li key={day} className={look}>
            <b>{count}</b> {t(day)} <span>{t(what)}</span>
          </li>
        ))}
      </ol>
    </Illustration>
  );
}
