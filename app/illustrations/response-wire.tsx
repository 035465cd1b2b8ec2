import { useTranslate } from '../language/use-translate.ts';
import { LineChart } from './line-chart.tsx';
import { Signed, Tape } from './tape.tsx';

/** Net sentiment of thirty days, Sep 29 to Oct 28: the last is +34, and +27 stood on Oct 16. */
const SENTIMENT = [
  22, 24, 21, 19, 23, 25, 24, 22, 18, 15, 17, 16, 19, 21, 20, 24, 23, 27, 26, 30, 28, 25, 27, 31, 30, 29, 33,
  31, 35, 34,
];
const RESULTS_DATE_SET = 17;

const COVERAGE = [
  { time: '09:31', source: 'Newswire', item: 'Results date confirmed', tone: 0 },
  { time: '10:04', source: 'Trade press', item: 'Margins in the sector', tone: 4 },
  { time: '11:20', source: 'Broker note', item: 'Estimate raised to $48.0 m', tone: 6 },
  { time: '13:47', source: 'Forum', item: 'Questions on inventory', tone: -2 },
];

/** What came back: the line, the tape and the next date. Time runs from left to right in every language. */
export function ResponseWire() {
  const t = useTranslate();
  return (
    <div className="wire ink">
      <div className="wire-chart">
        <p className="data-head">
          <b>{t('Net sentiment')}</b>
          <span>{t('30 days, 1,460 mentions, positive less negative, points')}</span>
        </p>
        <p className="quote">
          <Signed value={34} />
          <span className="up">{t('up 7 since Oct 16')}</span>
        </p>
        <LineChart values={SENTIMENT} event={RESULTS_DATE_SET} low={10} high={40} />
        <p className="axis">
          <span>{t('Sep 29')}</span>
          <span className="at">{t('Oct 16, results date set')}</span>
          <span>{t('Oct 28')}</span>
        </p>
      </div>
      <Tape
        log
        head={[t('Oct 28'), t('Source'), t('Coverage'), t('Tone')]}
        rows={COVERAGE.map(({ time, source, item, tone }) => ({
          key: time,
          cells: [time, t(source), t(item), <Signed key="tone" value={tone} />],
        }))}
      />
      <div className="filing">
        <p className="quote">{t('Nov 9')}</p>
        <p>
          <b>{t('Next filing: Form 10-Q')}</b>
          {t('Quarter ended September 30. Due in 12 days.')}
        </p>
      </div>
    </div>
  );
}
