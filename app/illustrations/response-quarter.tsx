import { useTranslate } from '../language/use-translate.ts';
import { DataTable, Signed } from './data-table.tsx';
import { Illustration } from './illustration.tsx';
import { SentimentChart } from './sentiment-chart.tsx';

/** Net sentiment per week, twelve weeks around a results date; +11 in its week, +19 in the last. */
const WEEKS = [14, 12, 15, 13, 11, 11, 17, 16, 20, 18, 21, 19];
const RESULTS_WEEK = 5;

/** The change is the last reading less the one of the results week. */
const READINGS = [
  { what: 'Net sentiment, points', before: '+11', after: '+19', change: 8 },
  { what: 'Coverage, items a week', before: '38', after: '52', change: 14 },
  { what: 'Investor meetings a week', before: '4', after: '3', change: -1 },
];

/** What changed after an announcement, and on how many mentions that rests. */
export function ResponseQuarter() {
  const t = useTranslate();
  return (
    <Illustration
      className="wire ink data"
      drawing="wire-chart"
      caption="Illustration with example figures. That one thing followed another does not make it the effect."
    >
      <SentimentChart
        about="12 weeks, 640 mentions, points"
        values={WEEKS}
        low={0}
        high={30}
        first="2026-10-04"
        days={7}
        event={RESULTS_WEEK}
        axis={{ start: 'Oct 4', event: 'Nov 9, results', end: 'Dec 20' }}
      />
      <DataTable head={['Reading', 'Results week', 'Last week', 'Change']}>
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
