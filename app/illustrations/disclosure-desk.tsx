import { useTranslate } from '../language/use-translate.ts';
import { DataTable, Signed } from './data-table.tsx';
import { DraftSheet } from './draft-sheet.tsx';
import { Illustration } from './illustration.tsx';
import { SentimentChart } from './sentiment-chart.tsx';

/** The home page's main drawing: what a company writes, and how the market responds. */
export function DisclosureDesk() {
  return (
    <Illustration
      className="desk"
      drawing="desk-in data"
      caption="Illustration with example figures. We recommend legal and communications review before anything is published."
    >
      <DraftSheet />
      <ResponseWire />
    </Illustration>
  );
}

/**
 * Net sentiment, Sep 29 to Oct 28; each reading covers 7 days and 1,460 mentions. +27 (46% positive, 19% negative) on
 * Oct 16, +34 (50%, 16%) on the last day. The margin of the change is 1.96 × √(0.577 ÷ 1,460 + 0.544 ÷ 1,460), 5 points:
 * the formula of content/articles/advanced-analytics-article.md. Recompute when one of them changes.
 */
const SENTIMENT = [
  22, 24, 21, 19, 23, 25, 24, 22, 18, 15, 17, 16, 19, 21, 20, 24, 23, 27, 26, 30, 28, 25, 27, 31, 30, 29, 33,
  31, 35, 34,
];
const RESULTS_DATE_SET = 17;

const COVERAGE = [
  { time: '09:31', source: 'Newswire', item: 'Results date confirmed', tone: 0 },
  { time: '10:04', source: 'Trade press', item: 'Margins in the sector', tone: 4 },
  { time: '11:20', source: 'Broker note', item: 'Estimate raised to $48.0M', tone: 6 },
  { time: '13:47', source: 'Forum', item: 'Questions on inventory', tone: -2 },
];

/** The market's response: sentiment, coverage and the next date. Time runs from left to right in every language. */
function ResponseWire() {
  const t = useTranslate();
  return (
    <div className="wire ink">
      <div className="wire-chart">
        <SentimentChart
          about="7-day readings, 1,460 mentions each, points"
          values={SENTIMENT}
          low={10}
          high={40}
          first="2026-09-29"
          days={1}
          event={RESULTS_DATE_SET}
          axis={{ start: 'Sep 29', event: 'Oct 16, results date set', end: 'Oct 28' }}
        >
          <p className="quote">
            <Signed value={34} /> <span>{t('up 7 since Oct 16, margin ±5')}</span>
          </p>
        </SentimentChart>
      </div>
      <DataTable look="log" head={[t('Oct 28'), t('Source'), t('Coverage'), t('Tone')]}>
        {COVERAGE.map(({ time, source, item, tone }) => (
          <tr key={time}>
            <td>{time}</td>
            <td>{t(source)}</td>
            <td>{t(item)}</td>
            <td>
              <Signed value={tone} />
            </td>
          </tr>
        ))}
      </DataTable>
      <div className="filing">
        <p className="quote">{t('Nov 9')}</p>
        <p>
          <b>{t('Next filing: Form 10-Q')}</b> {t('Quarter ended September 30. Due in 12 days.')}
        </p>
      </div>
    </div>
  );
}
