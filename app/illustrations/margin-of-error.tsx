import { untranslated } from '../language/text.ts';

const MENTIONS = [30, 100, 300, 1000];

/** Points to either side of the middle. */
const SCALE = 20;

/** Confidence intervals for a share of one half, by number of mentions. English, like the article around it. */
export function MarginOfError() {
  const rows = MENTIONS.map((mentions) => ({
    mentions: mentions.toLocaleString('en'),
    margin: marginOf(mentions),
  }));
  const summary = rows.map((row) => `${row.mentions} mentions ${Math.round(row.margin)}`).join(', ');
  return (
    <div
      className="data"
      role="img"
      aria-label={untranslated(`Margin of error in points either way: ${summary}.`)}
    >
      <ul className="margins">
        {rows.map((row) => (
          <li key={row.mentions}>
            <span>
              {untranslated(row.mentions)} <small>{untranslated('mentions')}</small>
            </span>
            <svg viewBox={`${-SCALE} 0 ${2 * SCALE} 10`} preserveAspectRatio="none" aria-hidden="true">
              <path className="grid" d="M-20 0V10M-10 0V10M0 0V10M10 0V10M20 0V10" />
              <path className="interval" d={intervalPath(row.margin)} />
            </svg>
            <b>{untranslated(`±${Math.round(row.margin)}`)}</b>
          </li>
        ))}
      </ul>
      <p className="margins-axis">
        <span>{untranslated('−20')}</span> <span>{untranslated('0')}</span> <span>{untranslated('+20')}</span>
      </p>
    </div>
  );
}

/** Half-width of a 95 % interval for a share of one half, in points: 1.96 × √(0.25 ÷ n). */
function marginOf(mentions: number): number {
  return 100 * 1.96 * Math.sqrt(0.25 / mentions);
}

function intervalPath(points: number): string {
  const end = Math.round(points * 10) / 10;
  return `M${-end} 5H${end}M${-end} 2.5V7.5M${end} 2.5V7.5`;
}
