import { useTranslate } from '../language/use-translate.ts';
import { DataTable } from './data-table.tsx';
import { DataHead, Illustration } from './illustration.tsx';

const REQUESTS = [
  { what: 'Corporate records', asked: 12, given: 12, share: '12/12' },
  { what: 'Financials', asked: 20, given: 18, share: '18/20' },
  { what: 'Contracts', asked: 14, given: 9, share: '9/14' },
];
const ALL_REQUESTS = '39/46';

const LOG = [
  { time: '08:52', who: 'Fund A', what: 'Opened the model, 14 min' },
  { time: '11:15', who: 'Fund C', what: 'Asked for cohort data' },
  { time: '15:40', who: 'Your team', what: 'Shared cohort data, v2' },
];

/** One deal room: how many documents are in it, and who opened, asked and answered today. */
export function DealRoom() {
  const t = useTranslate();
  return (
    <Illustration
      shows="Illustration: a deal room. Corporate records: 12 of 12 documents provided; financials 18 of 20; contracts 9 of 14. Log of one day: Fund A opened the model for 14 minutes, Fund C asked for cohort data, your team shared cohort data, version 2."
      caption="Illustration with example figures."
      className="panel paper"
    >
      <DataHead name="Due diligence" about="Documents provided / requested" />
      <p className="great">{ALL_REQUESTS}</p>
      <ul className="bars">
        {REQUESTS.map(({ what, asked, given, share }) => (
          <li key={what}>
            {t(what)}{' '}
            <svg viewBox={`0 0 ${asked} 6`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={asked} height="6" opacity=".3" />
              <rect width={given} height="6" />
            </svg>
            <b>
              <bdi dir="ltr">{share}</bdi>
            </b>
          </li>
        ))}
      </ul>
      <DataHead name="Deal room log" about="One day’s entries" />
      <DataTable look="log" head={[t('Time'), t('User'), t('Entry')]}>
        {LOG.map(({ time, who, what }) => (
          <tr key={time}>
            <td>{time}</td>
            <td>{t(who)}</td>
            <td>{t(what)}</td>
          </tr>
        ))}
      </DataTable>
    </Illustration>
  );
}
