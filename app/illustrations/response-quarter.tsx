import { useTranslate } from '../language/use-translate.ts';
import { DataTable, Signed } from './data-table.tsx';
import { Illustration } from './illustration.tsx';
import { SentimentChart } from './sentiment-chart.tsx';

/**
 * Net sentiment per week, twelve weeks around a results date: one reading a week of the home page's series
 * (disclosure-desk.tsx) up to October 25, and on. +31 in the week before the results, +39 in the last. With 65% of 1,460 mentions positive
 * or negative, the margin of the change is 1.96 × √(0.554 ÷ 1,460 + 0.498 ÷ 1,460), 5 points.
 */
const WEEKS = [25, 19, 30, 33, 34, 31, 36, 35, 38, 36, 40, 39];
/** November 9, the day after the sixth reading. */
const RESULTS = 5.14;

/** The change is the last reading less the last before the results. */
const READINGS = [
  { what: 'Net sentiment, points', before: '+31', after: '+39', change: 8 },
  { what: 'Coverage, items per week', before: '38', after: '52', change: 14 },
  { what: 'Investor meetings per week', before: '4', after: '3', change: -1 },
];

/** What changed after an announcement, and on how many mentions that rests. */
export function ResponseQuarter() {
  const t = useTranslate();
  return (
    <Illustration
      className="wire ink data"
      drawing="wire-chart"
      caption="Illustration with example figures. The margin on the change in net sentiment is ±5 points, so a rise of 8 is more than chance alone would explain. Other events may explain it."
    >
      <SentimentChart
        about="12 weeks, 1,460 mentions a week, points"
        values={WEEKS}
        low={10}
        high={40}
        first="2026-10-04"
        days={7}
        event={RESULTS}
        axis={{ start: 'Oct 4', event: 'Nov 9, results', end: 'Dec 20' }}
      />
      <DataTable head={[t('Reading'), t('Week ended Nov 8'), t('Week ended Dec 20'), t('Change')]}>
        {READINGS.map(({ what, before, after, change }) => (
          <tr key={what}>
            <td>{t(what)}</td>
            <td>
              <bdi>{before}</bdi>
            </td>
            <td>
              <bdi>{after}</bdi>
            </td>
            <td>
              <Signed value={change} />
            </td>
          </tr>
        ))}
      </DataTable>
    </Illustration>
  );
}
