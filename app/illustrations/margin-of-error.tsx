import { untranslated } from '../language/text.ts';

const MENTIONS = [30, 100, 300, 1000];

/** The drawing reaches from −20 to +20 points. */
const REACH = 20;

/** Intervals that close in on a share of one half as mentions grow. English, as the article around it. */
export function MarginOfError() {
  const rows = MENTIONS.map((mentions) => ({
    mentions: `${mentions.toLocaleString('en')} mentions`,
    margin: margin(mentions),
  }));
  const told = rows.map((row) => `${row.mentions} ${Math.round(row.margin)}`).join(', ');
  return (
    <div
      className="data"
      role="img"
      aria-label={untranslated(`Margin of error in points either way: ${told}.`)}
    >
      <ul className="margins">
        {rows.map((row) => (
          <li key={row.mentions}>
            {untranslated(row.mentions)}
            <svg viewBox={`${-REACH} 0 ${2 * REACH} 10`} preserveAspectRatio="none" aria-hidden="true">
              <path className="grid" d="M-20 0V10M-10 0V10M0 0V10M10 0V10M20 0V10" />
              <path className="interval" d={interval(row.margin)} />
            </svg>
            <b>{untranslated(`±${Math.round(row.margin)}`)}</b>
          </li>
        ))}
      </ul>
      <p className="margins-axis">
        <span>{untranslated('−20')}</span>
        <span>{untranslated('one half')}</span>
        <span>{untranslated('+20 points')}</span>
      </p>
    </div>
  );
}

/** Half-width of a 95 % interval for a share of one half, in points: 1.96 × √(0.25 ÷ n). */
function margin(mentions: number): number {
  return 100 * 1.96 * Math.sqrt(0.25 / mentions);
}

function interval(points: number): string {
  const end = Math.round(points * 10) / 10;
  return `M${-end} 5H${end}M${-end} 2.5V7.5M${end} 2.5V7.5`;
}
