import { useTranslate } from '../language/use-translate.ts';
import { LineChart } from './line-chart.tsx';
import { Signed, Tape } from './tape.tsx';

/** Net sentiment by week, twelve weeks around a results date; +11 in its week, +19 in the last. */
const WEEKS = [14, 12, 15, 13, 11, 11, 17, 16, 20, 18, 21, 19];
const RESULTS_WEEK = 5;

/** The change column is the last reading less the one of the results week. */
const READINGS = [
  { what: 'Net sentiment, points', before: '+11', after: '+19', change: 8 },
  { what: 'Coverage, items a week', before: '38', after: '52', change: 14 },
  { what: 'Investor meetings a week', before: '4', after: '3', change: -1 },
];

/** What changed after an announcement, and on how many mentions the reading stands. */
export function ResponseQuarter() {
  const t = useTranslate();
  return (
    <figure className="wire ink data">
      <div
        className="wire-chart"
        role="img"
        aria-label={t(
          'Illustration: twelve weeks around a results date. Net sentiment rose from plus 11 to plus 19 points on 640 mentions, coverage from 38 to 52 items a week, investor meetings fell from 4 to 3 a week.',
        )}
      >
        <p className="data-head">
          <b>{t('Net sentiment')}</b>
          <span>{t('12 weeks, 640 mentions, points')}</span>
        </p>
        <LineChart values={WEEKS} event={RESULTS_WEEK} low={5} high={25} />
        <p className="axis">
          <span>{t('Oct 4')}</span>
          <span className="at">{t('Nov 9, results')}</span>
          <span>{t('Dec 20')}</span>
        </p>
        <Tape
          head={[t('Reading'), t('Results week'), t('Last week'), t('Change')]}
          rows={READINGS.map(({ what, before, after, change }) => ({
            key: what,
            cells: [
              t(what),
              <bdi key="before">{before}</bdi>,
              <bdi key="after">{after}</bdi>,
              <Signed key="change" value={change} />,
            ],
          }))}
        />
      </div>
      <figcaption>
        {t('Illustration with example figures. That one thing followed another does not make it the effect.')}
      </figcaption>
    </figure>
  );
}
