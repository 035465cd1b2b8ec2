import { untranslated } from '../language/text.ts';

/** From the top; each with the place before, and the name in the record with an entry. */
const ROWS = [
  { place: 'Shared drive', name: 'Draft', entry: 'Draft 4, October 28' },
  { place: 'Contact list', name: 'People', entry: 'An analyst’s question' },
  { place: 'Coverage report', name: 'Response', entry: 'Net sentiment +39' },
];

/** Two ruled columns: broken lines of three places end on the one wire of the record. English, like the article around it. */
export function ThreePlaces() {
  return (
    <svg
      className="figure-art"
      viewBox="0 0 400 262"
      role="img"
      aria-label={untranslated(
        'Until now: a shared drive, a contact list and a coverage report, in broken lines. With 2.0, in one record: draft 4 of October 28, an analyst’s question, and net sentiment of +39.',
      )}
    >
      <text className="when quiet" x="0" y="48">
        {untranslated('Until now')}
      </text>{' '}
      <text className="large change" x="216" y="50">
        {untranslated('2.0')}
      </text>{' '}
      <path className="strong" d="M0 66.5H160M220 66.5H400M220 252H400M220 256H400" />
      <path className="is" strokeWidth="2" d="M221 84V251" />
      {ROWS.map(({ place, name, entry }, row) => (
        <g key={name}>
          <text className="quiet" x="0" y={98 + 56 * row}>
            {untranslated(place)}
          </text>{' '}
          <path className="strong" strokeDasharray="6 4" d={`M0 ${109.5 + 56 * row}H212`} />
          <text x="240" y={103 + 56 * row}>
            {untranslated(name)}
          </text>{' '}
          <text className="quiet" x="240" y={123 + 56 * row}>
            {untranslated(entry)}
          </text>{' '}
          <path className="is" strokeWidth="2" d={`M217 ${109.5 + 56 * row}h8`} />
        </g>
      ))}
    </svg>
  );
}
