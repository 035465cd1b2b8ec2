import { untranslated } from '../language/text.ts';

/** Trading days from the release, as in the article's table. */
const MEETINGS = [
  { who: 'Covering analysts', when: 'Days 0 to 1', first: 0, last: 1 },
  { who: 'Largest holders, and holders who asked', when: 'Days 2 to 5', first: 2, last: 5 },
  { who: 'Prospective holders, conferences', when: 'Weeks 2 to 4', first: 6, last: 20 },
];

const DAY = 400 / 21;

/** Who is met when after a release. English, like the article around it. */
export function MeetingOrder() {
  return (
    <svg
      className="figure-art"
      viewBox="0 0 400 262"
      role="img"
      aria-label={untranslated(MEETINGS.map(({ who, when }) => `${when}: ${who}.`).join(' '))}
    >
      {MEETINGS.map(({ who, when, first, last }, row) => (
        <g key={who}>
          <text className="when" x={first * DAY} y={22 + 78 * row}>
            {untranslated(when)}
          </text>{' '}
          <text className="quiet" x={first * DAY} y={44 + 78 * row}>
            {untranslated(who)}
          </text>{' '}
          <path className="is bar" d={`M${first * DAY} ${59 + 78 * row}H${(last + 1) * DAY}`} />
        </g>
      ))}
      <path className="strong" d={`M0 236.5H400${WEEKS.map((day) => `M${day * DAY} 232V237`).join('')}`} />
      <text x="0" y="257">
        {untranslated('Release')}
      </text>{' '}
      <text className="end" x="400" y="257">
        {untranslated('20 trading days')}
      </text>
    </svg>
  );
}

/** The day of the release, then the first day of each week after the first. */
const WEEKS = [0.03, 6, 11, 16, 20.97];
