import { untranslated } from '../language/text.ts';

/** Where the line of 30 days stands; the filing is at the end. */
const THIRTY_DAYS = 290;
const FILING = 399;

const ALLOWED = [
  { what: 'Business news', rule: 'Rule 169', end: FILING },
  { what: 'Early talk', rule: 'Rule 163A', end: THIRTY_DAYS },
  { what: 'Short notice', rule: 'Rule 135', end: FILING },
  { what: 'Soundings', rule: 'Rule 163B', end: FILING },
];

/** What may be said until a registration statement is filed. English, like the article around it. */
export function BeforeFiling() {
  return (
    <svg
      className="figure-art"
      viewBox="0 0 400 322"
      role="img"
      aria-label={untranslated(
        'Up to the filing: business news under Rule 169, a short notice under Rule 135 and soundings under Rule 163B throughout, early talk under Rule 163A until 30 days before it, an offer to the public not without an exemption.',
      )}
    >
      <text className="end when" x={THIRTY_DAYS} y="22">
        {untranslated('30 days before')}
      </text>{' '}
      <text className="end when" x="400" y="22">
        {untranslated('Filing')}
      </text>{' '}
      <path className="strong" d={`M0 36.5H400M${FILING} 36V320`} />
      <path strokeDasharray="2 3" d={`M${THIRTY_DAYS} 36V320`} />
      {ALLOWED.map(({ what, rule, end }, row) => (
        <g key={rule}>
          <text x="0" y={62 + 56 * row}>
            {untranslated(what)}
          </text>{' '}
          <text className="quiet" x="0" y={81 + 56 * row}>
            {untranslated(rule)}
          </text>{' '}
          <path className="is bar" d={`M120 ${66 + 56 * row}H${end}`} />
          <path d={`M0 ${92.5 + 56 * row}H400`} />
        </g>
      ))}
      <text x="0" y="286">
        {untranslated('Public offer')}
      </text>{' '}
      <text className="quiet" x="0" y="305">
        {untranslated('Not without an exemption')}
      </text>{' '}
      <path className="not" strokeWidth="2" strokeDasharray="6 6" d={`M120 281H${FILING}`} />
    </svg>
  );
}
