import { useTranslate } from '../language/use-translate.ts';

/** Days since the quarter closed on September 30, out of the 81 until December 20. */
const DAYS = [
  { date: 'September 30', at: 0 },
  { date: 'October 16', at: 16 },
  { date: 'October 28', at: 28 },
  { date: 'November 9', at: 40 },
  { date: 'December 20', at: 81 },
];
const LENGTH = 81;

/** The dates of one quarter at their true distances. A decoration: the table below it has the same dates. */
export function QuarterLine() {
  const t = useTranslate();
  return (
    <svg className="quarter-line" aria-hidden="true">
      <line x2="100%" y1="34" y2="34" />
      {DAYS.map(({ date, at }) => (
        <g key={date} className={at === 40 ? 'results' : undefined}>
          <circle cx={percent(at)} cy="34" r="5" />
          <text x={percent(at)} y="16" textAnchor={at === 0 ? 'start' : at === LENGTH ? 'end' : 'middle'}>
            {t(date)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function percent(days: number): string {
  return `${((days / LENGTH) * 100).toFixed(2)}%`;
}
