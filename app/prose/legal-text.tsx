import type { DocumentOf } from '../content/document-metadata.ts';
import { useFormat } from '../language/use-format.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { DEFAULT_LANGUAGE } from '../language/languages.ts';
import { useTranslate } from '../language/use-translate.ts';
import { EnglishOnly, Prose } from './prose.tsx';
import { FoldedContents, TableOfContents } from './table-of-contents.tsx';

/** A legal text with its date and a table of contents. */
export function LegalText({ metadata, blocks }: DocumentOf<'legal'>) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <article className="wrap legal">
      <header>
        <h1>{t(metadata.title)}</h1>
        {metadata.updated && (
          <p className="byline">
            <b>{t('Last updated')}</b>{' '}
            <time dateTime={metadata.updated}>{format.date(metadata.updated)}</time>
          </p>
        )}
        <EnglishOnly />
        <Summary paragraphs={[metadata.summary_1, metadata.summary_2]} />
      </header>
      <FoldedContents blocks={blocks} />
      <TableOfContents blocks={blocks} />
      <Prose blocks={blocks} />
    </article>
  );
}

/** What the text says, in short, for readers of other languages. */
function Summary({ paragraphs }: { paragraphs: readonly string[] }) {
  const t = useTranslate();
  const { code, dictionary } = useLanguage();
  const filled = paragraphs.filter((paragraph) => paragraph !== '');
  // `npm run check:phrases` finds the phrases on English pages with a dictionary.
  const isEnglish = code === DEFAULT_LANGUAGE && dictionary.isSource;
  if (isEnglish || filled.length === 0) return null;
  return (
    <section className="summary" aria-labelledby="summary">
      <h2 id="summary">{t('Summary')}</h2>
      {filled.map((paragraph) => (
        <p key={paragraph}>{t(paragraph)}</p>
      ))}
      <p className="byline">{t('This summary is not binding. The English text below is.')}</p>
    </section>
  );
}
