import { useLanguage } from '../language/language-provider.tsx';
import { directionOf } from '../language/languages.ts';
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
  const isRtl = directionOf(useLanguage().code) === 'rtl';
  return (
    <svg className="quarter-line" aria-hidden="true">
      <line x2="100%" y1="34" y2="34" />
      {DAYS.map(({ date, at }) => {
        const place = isRtl ? LENGTH - at : at;
        return (
          <g key={date} className={at === 40 ? 'results' : undefined}>
            <circle cx={percent(place)} cy="34" r="5" />
            <text
              x={percent(place)}
              y="16"
              textAnchor={place === 0 ? 'start' : place === LENGTH ? 'end' : 'middle'}
            >
              {t(date)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function percent(days: number): string {
  return `${((days / LENGTH) * 100).toFixed(2)}%`;
}
