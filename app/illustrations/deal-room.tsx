import { useTranslate } from '../language/use-translate.ts';
import { Tape } from './tape.tsx';

/** Documents asked for and handed over. The bars are drawn to the same scale: one unit a document. */
const REQUESTS = [
  { what: 'Corporate records', asked: 12, given: 12, share: '12/12' },
  { what: 'Financials', asked: 20, given: 18, share: '18/20' },
  { what: 'Contracts', asked: 14, given: 9, share: '9/14' },
];
const LONGEST = 20;

const LOG = [
  { time: '08:52', who: 'Fund A', what: 'Opened the model, 14 min' },
  { time: '11:15', who: 'Fund C', what: 'Asked for cohort data' },
  { time: '15:40', who: 'Your team', what: 'Shared cohort data, v2' },
];

/** One room: how far the requests are, and who opened, asked and answered today. */
export function DealRoom() {
  const t = useTranslate();
  return (
    <figure>
      <div
        role="img"
        aria-label={t(
          'Illustration: a deal room. Corporate records 12 of 12 documents given, financials 18 of 20, contracts 9 of 14. Log of one day: Fund A opened the model for 14 minutes, Fund C asked for cohort data, your team shared cohort data, version 2.',
        )}
      >
        <p className="data-head data">
          <b>{t('Due diligence')}</b>
          <span>{t('Documents given, of those asked for')}</span>
        </p>
        <ul className="bars">
          {REQUESTS.map(({ what, asked, given, share }) => (
            <li key={what}>
              {t(what)}
              <svg viewBox={`0 0 ${LONGEST} 6`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={asked} height="6" opacity=".3" />
                <rect width={given} height="6" />
              </svg>
              <b>
                <bdi dir="ltr">{share}</bdi>
              </b>
            </li>
          ))}
        </ul>
        <p className="data-head data">
          <b>{t('Deal room log')}</b>
          <span>{t('Entries of one day')}</span>
        </p>
        <Tape
          log
          head={[t('Hour'), t('Reader'), t('Entry')]}
          rows={LOG.map(({ time, who, what }) => ({ key: time, cells: [time, t(who), t(what)] }))}
        />
      </div>
      <figcaption>{t('Illustration with example figures.')}</figcaption>
    </figure>
  );
}
