import { useTranslate } from '../language/use-translate.ts';
import { Tape } from './tape.tsx';

const MEETINGS = [
  { date: 'Nov 3', who: 'Fund A', next: 'Send the model', state: 'Sent Nov 4' },
  { date: 'Nov 5', who: 'Fund B', next: 'Answer on pricing', state: 'Due Nov 8', late: true },
  { date: 'Nov 6', who: 'Fund C', next: 'Second meeting', state: 'Set for Nov 12' },
];

/** Meetings and what each one left to do. */
export function MeetingLog() {
  const t = useTranslate();
  return (
    <figure>
      <div
        role="img"
        aria-label={t(
          'Illustration: three meetings. Fund A on November 3, model sent on November 4. Fund B on November 5, an answer on pricing due on November 8. Fund C on November 6, second meeting set for November 12.',
        )}
      >
        <Tape
          log
          head={[t('Meeting'), t('Investor'), t('Promised'), t('Status')]}
          rows={MEETINGS.map(({ date, who, next, state, late }) => ({
            key: date,
            cells: [
              t(date),
              t(who),
              t(next),
              <span key="state" className={late ? 'ask' : undefined}>
                {t(state)}
              </span>,
            ],
          }))}
        />
      </div>
      <figcaption>{t('Illustration with example dates.')}</figcaption>
    </figure>
  );
}
