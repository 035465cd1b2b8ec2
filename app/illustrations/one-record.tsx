import { untranslated } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';

/** One record of three stages, each at its date. */
export function OneRecord({ version }: { version: string }) {
  const t = useTranslate();
  const entries = [
    { what: t('Draft'), date: t('October 28') },
    { what: t('Release'), date: t('November 9') },
    { what: t('Response', { context: 'to news' }), date: t('December 20') },
  ];
  return (
    <figure className="feature-art">
      <p>{untranslated(version)}</p>
      <ol>
        {entries.map(({ what, date }) => (
          <li key={String(what)}>
            {date} <b>{what}</b>
          </li>
        ))}
      </ol>
      <figcaption className="byline">{t('Illustration with example dates.')}</figcaption>
    </figure>
  );
}
