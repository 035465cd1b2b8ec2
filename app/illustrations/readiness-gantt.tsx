import { useTranslate } from '../language/use-translate.ts';

interface Lane {
  what: string;
  state: string;
  /** Months before the listing; an end below 0 is after it. */
  from: number;
  to: number;
  look?: 'done' | 'draft';
}

/** The quiet period begins at the latest with the understanding with an underwriter (SEC Release 33-5180). */
const LANES: readonly Lane[] = [
  { what: 'Audited financials', state: 'Done, months 18 to 10', from: 18, to: 10, look: 'done' },
  { what: 'Governance and board', state: 'Done, months 15 to 8', from: 15, to: 8, look: 'done' },
  { what: 'Registration statement', state: 'In draft, months 9 to 4', from: 9, to: 4, look: 'draft' },
  { what: 'SEC review', state: 'Not begun, months 4 to 1', from: 4, to: 1 },
  { what: 'Roadshow', state: 'Not begun, last 2 months', from: 2, to: 0 },
  {
    what: 'Quiet period: counsel reads every public word',
    state: 'From month 10, past the listing',
    from: 10,
    to: -1,
    look: 'draft',
  },
];

const MONTHS = [18, 15, 12, 9, 6, 3];
const TODAY = 7;

/** A year and a half before a listing. Time runs from left to right in every language. */
export function ReadinessGantt() {
  const t = useTranslate();
  return (
    <figure className="panel">
      <div
        className="gantt data"
        role="img"
        aria-label={t(
          'Illustration: IPO readiness over 18 months, now month 7. Audited financials, months 18 to 10, done. Governance and board, months 15 to 8, done. Registration statement, months 9 to 4, in draft. SEC review, months 4 to 1, and roadshow, the last 2 months, not begun. The quiet period runs from month 10 past the listing: counsel reads every public word.',
        )}
      >
        <div className="lane">
          <p>
            <b>{t('IPO readiness')}</b>
            <span>{t('Months before listing')}</span>
          </p>
          <ol>
            {MONTHS.map((month) => (
              <li key={month}>{month}</li>
            ))}
            <li>{t('Listing')}</li>
          </ol>
        </div>
        {LANES.map(({ what, state, from, to, look }) => (
          <div key={what} className={look ? `lane ${look}` : 'lane'}>
            <p>
              <b>{t(what)}</b>
              <span>{t(state)}</span>
            </p>
            <svg viewBox="0 0 180 10" preserveAspectRatio="none" aria-hidden="true">
              <path d={MONTHS.map((month) => `M${at(month)} 0V10`).join('')} />
              <path className="today" d={`M${at(TODAY)} 0V10`} />
              <rect x={at(from)} y="2" width={at(to) - at(from)} height="6" />
            </svg>
          </div>
        ))}
      </div>
      <figcaption>
        {t(
          'Illustration. The upright line is today, month 7. Dates depend on your auditors, counsel, underwriters and the SEC.',
        )}
      </figcaption>
    </figure>
  );
}

/** A place on the drawing, ten units a month. */
function at(monthsBefore: number) {
  return (18 - monthsBefore) * 10;
}
