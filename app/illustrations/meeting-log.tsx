import { useTranslate } from '../language/use-translate.ts';
import { DataTable } from './data-table.tsx';
import { Illustration } from './illustration.tsx';

const MEETINGS = [
  { date: 'Nov 3', who: 'Fund A', next: 'Send the model', state: 'Sent Nov 4' },
  { date: 'Nov 5', who: 'Fund B', next: 'Answer on pricing', state: 'Due Nov 9', late: true },
  { date: 'Nov 6', who: 'Fund C', next: 'Second meeting', state: 'Set for Nov 12' },
];

/** Investor meetings and what was promised in each. */
export function MeetingLog() {
  const t = useTranslate();
  return (
    <Illustration
      shows="Illustration: three meetings. Fund A on November 3, model sent on November 4. Fund B on November 5, an answer on pricing due on November 9. Fund C on November 6, second meeting set for November 12."
      caption="Illustration with example dates."
    >
      <DataTable look="log" head={[t('Meeting'), t('Investor'), t('Promised'), t('Status')]}>
        {MEETINGS.map(({ date, who, next, state, late }) => (
          <tr key={date}>
            <td>{t(date)}</td>
            <td>{t(who)}</td>
            <td>{t(next)}</td>
            <td>
              <span className={late ? 'ask' : undefined}>{t(state)}</span>
            </td>
          </tr>
        ))}
      </DataTable>
    </Illustration>
  );
}
