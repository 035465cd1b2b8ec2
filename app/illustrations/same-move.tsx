import { untranslated } from '../language/text.ts';

/** Margins in points of net sentiment and of its change, from the article's table. */
const SAMPLES = [
  { mentions: '30', net: 28, change: 40 },
  { mentions: '1,000', net: 5, change: 7 },
];

/** Net sentiment in points, before and after. */
const BEFORE = 8;
const AFTER = 15;

/** One move on two bases, each with its margins. English, like the article around it. */
export function SameMove() {
  return (
    <svg
      className="figure-art"
      viewBox="0 0 400 262"
      role="img"
      aria-label={untranslated(
        `Net sentiment rises from +${BEFORE} to +${AFTER}. On 30 mentions the margin of the change is 40 points, on 1,000 mentions it is 7.`,
      )}
    >
      {SAMPLES.map(({ mentions, net, change }, index) => (
        <g key={mentions} transform={`translate(${index * 212})`}>
          <path className="strong" d="M0 1H188" />
          <text x="0" y="26">
            {untranslated(`${mentions} mentions`)}
          </text>{' '}
          <text className="large change" x="-2" y="94">
            {untranslated(`±${change}`)}
          </text>{' '}
          <path d={`M0 ${heightOf(0)}H188`} />
          <path className="strong" d={`${whisker(48, BEFORE, net)}${whisker(140, AFTER, net)}`} />
          <path className="is" strokeWidth="3" d={`M48 ${heightOf(BEFORE)}L140 ${heightOf(AFTER)}`} />
          <path
            className="is"
            strokeWidth="9"
            strokeLinecap="round"
            d={`M48 ${heightOf(BEFORE)}h0M140 ${heightOf(AFTER)}h0`}
          />
          <text className="end" x="38" y={heightOf(BEFORE) + 5}>
            {untranslated(`+${BEFORE}`)}
          </text>{' '}
          <text x="152" y={heightOf(AFTER) + 5}>
            {untranslated(`+${AFTER}`)}
          </text>{' '}
        </g>
      ))}
    </svg>
  );
}

/** The chart reaches from −20 to +43 points. */
function heightOf(points: number): number {
  return 116 + (43 - points) * 2.25;
}

function whisker(x: number, points: number, margin: number): string {
  return `M${x} ${heightOf(points - margin)}V${heightOf(points + margin)}m-5 0h10M${x - 5} ${heightOf(points - margin)}h10`;
}
