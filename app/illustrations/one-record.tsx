import { untranslated } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';

/** Two ruled columns: what was in three places, out of line, is in one record. */
export function OneRecord({ version }: { version: string }) {
  const t = useTranslate();
  return (
    <svg className="feature-art" viewBox="0 0 400 230" aria-hidden="true">
      <path className="before" d={SCATTERED} />
      <path className="on-record" d="M221 57V219M217 57h8M217 121h8M217 185h8" />
      <path className="rules" d="M0 36H160M220 36H400M220 220H400M220 224H400" />
      <text className="version" x="220" y="24">
        {untranslated(version)}
      </text>
      <text x="240" y="63">
        {t('Draft 4, October 28')}
      </text>
      <text x="240" y="127">
        {t('Nov 9, results')}
      </text>
      <text x="240" y="191">
        {t('Net sentiment')}
      </text>
    </svg>
  );
}

const SCATTERED = 'M0 57H110M0 71H84M30 109H160M30 123H120M30 137H142M8 187H96M8 201H136';
