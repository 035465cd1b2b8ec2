import { untranslated } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';

/** Two ruled columns: what was in three places, out of line, is in one record. */
export function OneRecord({ version }: { version: string }) {
  const t = useTranslate();
  const entries = [
    { what: t('Draft'), date: t('October 28') },
    { what: t('Release'), date: t('November 9') },
    { what: t('Response', { context: 'to news' }), date: t('December 20') },
  ];
  return (
    <figure className="feature-art" aria-hidden="true">
      <svg viewBox="0 0 400 300">
        <path className="before" d={SCATTERED} />
        <path className="to-record" d="M100 78H172M138 158H172M88 238H172" />
        <path className="on-record" d="M181 78V293M176 78h10M176 158h10M176 238h10" />
        <path className="rules" d="M0 50H130M180 50H400M180 294H400M180 298H400" />
        <text className="version" x="180" y="36">
          {untranslated(version)}
        </text>
        {entries.map(({ what, date }, index) => (
          <g key={String(what)} transform={`translate(204 ${80 * index + 85})`}>
            <text className="entry">{what}</text>
            <text y="26">{date}</text>
          </g>
        ))}
      </svg>
      <figcaption className="byline">{t('Illustration with example figures.')}</figcaption>
    </figure>
  );
}

const SCATTERED = 'M0 78H92M0 92H70M26 158H130M26 172H98M26 186H116M8 238H80M8 252H112';
