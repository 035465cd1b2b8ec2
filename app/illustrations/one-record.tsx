import { untranslated } from '../language/text.ts';

/** Two ruled columns: what was in three places, out of line, is in one record. */
export function OneRecord({ version }: { version: string }) {
  return (
    <svg className="feature-art" viewBox="0 0 400 230" aria-hidden="true">
      <path className="before" d={SCATTERED} />
      <path className="after" d={ON_RECORD} />
      <path className="on-record" d="M221 57V219M217 57h8M217 115h8M217 187h8" />
      <path className="rules" d="M0 36H160M220 36H400M220 220H400M220 224H400" />
      <text x="220" y="24">
        {untranslated(version)}
      </text>
    </svg>
  );
}

const SCATTERED = 'M0 57H110M0 71H84M30 109H160M30 123H120M30 137H142M8 187H96M8 201H136';
const ON_RECORD = 'M240 57H400M240 71H352M240 115H400M240 129H376M240 143H340M240 187H400M240 201H364';
