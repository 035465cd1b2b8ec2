import { untranslated } from '../language/text.ts';

/** Where the line of 30 days stands; the filing is at the end. */
const THIRTY_DAYS = 290;
const FILING = 399;

const RULES = [
  { name: 'Rule 169', end: FILING },
  { name: 'Rule 163A', end: THIRTY_DAYS },
  { name: 'Rule 135', end: FILING },
  { name: 'Rule 163B', end: FILING },
];

/** What may be said until a registration statement is filed. English, like the article around it. */
export function BeforeFiling() {
  return (
    <svg
      className="opening"
      viewBox="0 0 400 240"
      role="img"
      aria-label={untranslated(
        'Up to the filing: Rules 169, 135 and 163B throughout, Rule 163A until 30 days before it, an offer to the public not at all.',
      )}
    >
      <text className="end quiet" x={THIRTY_DAYS} y="14">
        {untranslated('30 days before')}
      </text>
      <text className="end" x="400" y="14">
        {untranslated('Filing')}
      </text>
      <path className="strong" d={`M0 24.5H400M${FILING} 24V240`} />
      <path strokeDasharray="2 3" d={`M${THIRTY_DAYS} 24V240`} />
      {RULES.map(({ name, end }, row) => (
        <g key={name}>
          <text x="0" y={60 + 40 * row}>
            {untranslated(name)}
          </text>
          <path className="is bar" d={`M120 ${55 + 40 * row}H${end}`} />
          <path d={`M0 ${76.5 + 40 * row}H400`} />
        </g>
      ))}
      <text x="0" y="220">
        {untranslated('Public offer')}
      </text>
      <path className="not" strokeWidth="2" strokeDasharray="6 6" d={`M120 215H${FILING}`} />
    </svg>
  );
}
