import { useTranslate } from '../language/use-translate.ts';
import { Illustration } from './illustration.tsx';

/**
 * Due dates of a large accelerated filer with a calendar year, 2027: the annual report 60 days after the year's
 * end, the quarterly ones 40 days after the quarter's (Form 10-K, General Instruction A; Form 10-Q, A.1).
 */
const MONTHS_2027 = [
  { label: 'Jan' },
  { label: 'Feb' },
  { label: 'Mar 1', form: '10-K', look: 'due next' },
  { label: 'Apr' },
  { label: 'May 10', form: '10-Q', look: 'due' },
  { label: 'Jun' },
  { label: 'Jul' },
  { label: 'Aug 9', form: '10-Q', look: 'due' },
  { label: 'Sep' },
  { label: 'Oct' },
  { label: 'Nov 9', form: '10-Q', look: 'due' },
  { label: 'Dec' },
];

/** The filing year of a public company: the next date large, the others in their months. */
export function FilingCalendar() {
  const t = useTranslate();
  return (
    <Illustration
      className="panel"
      drawing="cal-panel data"
      shows="Illustration: filing calendar 2027 of a large accelerated filer with a calendar year. Next is the Form 10-K for fiscal year 2026 on March 1, audit committee review pending. Forms 10-Q follow on May 10, August 9 and November 9."
      caption="Illustration: 2027, large accelerated filer, calendar year. Rules as of November 2026; the SEC proposed optional semiannual reporting and new filer categories in May 2026. Confirm your own dates with counsel."
    >
      <div>
        <p className="data-head">
          <b>{t('Next filing')}</b>
        </p>
        <p className="quote">{t('Mar 1')}</p>
        <p>{t('Form 10-K, fiscal year 2026')}</p>
        <p className="ask">{t('Audit committee review pending')}</p>
      </div>
      <ol className="cal">
        {MONTHS_2027.map(({ label, form, look }) => (
          <li key={label} className={look}>
            {t(label)}{' '}
            {form && (
              <bdi dir="ltr" translate="no">
                {form}
              </bdi>
            )}
          </li>
        ))}
      </ol>
    </Illustration>
  );
}
