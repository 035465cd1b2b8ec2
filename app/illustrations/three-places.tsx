import { untranslated } from '../language/text.ts';

/** From the top; each with the place before and where it stood, and the name in the record with an entry. */
const ROWS = [
  { place: 'Shared drive', start: 0, name: 'Draft', entry: 'Draft 4, October 28' },
  { place: 'Contact list', start: 30, name: 'People', entry: 'An analyst’s question' },
  { place: 'Coverage report', start: 8, name: 'Response', entry: 'Net sentiment +39' },
];

/** Two ruled columns: what was in three places, out of line, is in one record. English, like the article around it. */
export function ThreePlaces() {
  return (
    <svg
      className="figure-art"
      viewBox="0 0 400 262"
      role="img"
      aria-label={untranslated(
        'Until now: a shared drive, a contact list and a coverage report, out of line. With 2.0, in one record: draft 4 of October 28, an analyst’s question, and net sentiment of +39.',
      )}
    >
      <text className="when quiet" x="0" y="48">
        {untranslated('Until now')}
      </text>
      <text className="large change" x="216" y="50">
        {untranslated('2.0')}
      </text>
      <path className="strong" d="M0 66.5H160M220 66.5H400M220 252H400M220 256H400" />
      <path className="is" strokeWidth="2" d="M221 84V251" />
      {ROWS.map(({ place, start, name, entry }, row) => (
        <g key={name}>
          <text className="quiet" x={start} y={98 + 56 * row}>
            {untranslated(place)}
          </text>
          <path strokeWidth="6" d={`M${start} ${114 + 56 * row}h112`} />
          <text x="240" y={98 + 56 * row}>
            {untranslated(name)}
          </text>
          <text className="quiet" x="240" y={118 + 56 * row}>
            {untranslated(entry)}
          </text>
          <path className="is" strokeWidth="2" d={`M217 ${98 + 56 * row}h8`} />
        </g>
      ))}
    </svg>
  );
}
