import type { DocumentOf } from '../../content/document-metadata.ts';
import { useFormat } from '../../language/format.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Contents } from './contents.tsx';
import { EnglishOnly } from './english-only.tsx';
import { Prose } from './prose.tsx';

/** A legal text: its sections at the side, its date above, and a form that prints as a document. */
export function LegalText({ metadata, blocks }: DocumentOf<'legal'>) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <article className="wrap legal">
      <header>
        <h1>{t(metadata.title)}</h1>
        {metadata.updated && (
          <p className="meta">
            <b>{t('Last updated')}</b>
            <time dateTime={metadata.updated}>{format.date(metadata.updated)}</time>
          </p>
        )}
        <EnglishOnly />
      </header>
      <Contents blocks={blocks} />
      <Prose blocks={blocks} />
    </article>
  );
}
