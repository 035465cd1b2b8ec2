import { useTranslate } from '../language/use-translate.ts';
import { Illustration } from './illustration.tsx';

/**
 * `from` and `to` are months before the listing; without `to`, it lasts longer. The quiet period begins at the latest with
 * the understanding with an underwriter (SEC Release 33-5180).
 */
const LANES = [
  { what: 'Audited financials', state: 'Done, months 18 to 10', from: 18, to: 10, look: 'lane done' },
  { what: 'Governance and board', state: 'Done, months 15 to 8', from: 15, to: 8, look: 'lane done' },
  { what: 'Registration statement', state: 'In draft, months 9 to 4', from: 9, to: 4, look: 'lane draft' },
  { what: 'SEC review', state: 'Not started, months 4 to 1', from: 4, to: 1 },
  { what: 'Roadshow', state: 'Not started, last 2 months', from: 2, to: 0 },
  {
    what: 'Quiet period: counsel reviews every public statement',
    state: 'From month 10, past the listing',
    from: 10,
    look: 'lane draft',
  },
];

const MONTHS = [18, 15, 12, 9, 6, 3, 0];
const TODAY = 7;

/** The 18 months before a listing. Time runs from left to right in every language. */
export function ReadinessGantt() {
  const t = useTranslate();
  return (
    <Illustration
      className="panel"
      drawing="gantt"
      shows="Illustration: IPO readiness over 18 months, now month 7. Audited financials, months 18 to 10, done. Governance and board, months 15 to 8, done. Registration statement, months 9 to 4, in draft. SEC review, months 4 to 1, and roadshow, the last 2 months, not started. The quiet period runs from month 10 past the listing: counsel reviews every public statement."
      caption="Illustration. The vertical line is today, month 7. Dates depend on your auditors, counsel, underwriters and the SEC."
    >
      <div className="lane">
        <p>
          <b>{t('IPO readiness')}</b> <span>{t('Months before listing')}</span>
        </p>
        <ol>
          {MONTHS.map((month) => (
            <li key={month}>{month}</li>
          ))}
          <li className="at">{t('Today')}</li>
        </ol>
      </div>
      {LANES.map(({ what, state, from, to, look = 'lane' }) => (
        <div key={what} className={look}>
          <p>
            <b>{t(what)}</b> <span>{t(state)}</span>
          </p>
          <svg viewBox="0 0 188 10" preserveAspectRatio="none" aria-hidden="true">
            <path d={MONTHS.map((month) => `M${monthX(month)} 0V10`).join('')} />
            {to === undefined ? (
              <path className="open" d={`M180 3H${monthX(from)}v4H180l7-2z`} />
            ) : (
              <rect x={monthX(from)} y="3" width={monthX(to) - monthX(from)} height="4" />
            )}
            {to !== undefined && to < TODAY && from > TODAY && (
              <rect
                className="so-far"
                x={monthX(from)}
                y="3"
                width={monthX(TODAY) - monthX(from)}
                height="4"
              />
            )}
            <path className="today" d={`M${monthX(TODAY)} 0V10`} />
          </svg>
        </div>
      ))}
    </Illustration>
  );
}

/** Ten units per month. */
function monthX(monthsBefore: number) {
  return (18 - monthsBefore) * 10;
}
