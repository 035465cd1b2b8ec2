import { plain } from '../language/text.ts';
import { useFormat } from '../language/use-format.ts';
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
const RESULTS = 40;

/** The dates of one quarter at their true distances, a tick a day. A decoration: the timeline below it has the same. */
export function QuarterLine() {
  const t = useTranslate();
  const format = useFormat();
  const isRtl = directionOf(useLanguage().code) === 'rtl';
  const x = (days: number) => `${(((isRtl ? LENGTH - days : days) / LENGTH) * 100).toFixed(2)}%`;
  return (
    <svg className="quarter-line" aria-hidden="true">
      <line className="ticks" x2="100%" y1="56" y2="56" pathLength={LENGTH} />
      <line className="draft" x1={x(0)} x2={x(RESULTS)} y1="62" y2="62" />
      <line className="response" x1={x(RESULTS)} x2={x(LENGTH)} y1="62" y2="62" />
      {DAYS.map(({ date, at }, index) => {
        const next = DAYS[index + 1]?.at;
        return (
          <g key={date} className={at < RESULTS ? 'draft' : 'response'}>
            <circle cx={x(at)} cy="62" r="6" />
            <text x={x(at)} y="24" textAnchor={anchorOf(x(at))}>
              {plain(t(date))}
            </text>{' '}
            {next !== undefined && (
              <text className="between" x={x((at + next) / 2)} y="96" textAnchor="middle">
                {format.duration(next - at, 'day')}
              </text>
            )}{' '}
          </g>
        );
      })}
    </svg>
  );
}

/** A date at either end stays within the line. */
function anchorOf(x: string) {
  return x === '0.00%' ? 'start' : x === '100.00%' ? 'end' : 'middle';
}
