import { slugOf } from '../../content/documents/documents.ts';
import { MissingText } from '../../blocks/lost.tsx';
import { OwnerFacts } from '../../blocks/owner-facts.tsx';
import type { OwnerField } from '../../content/files/owner.ts';
import { useLanguage, useTranslate } from '../../language/use-language.ts';
import { useFormat } from '../../language/use-format.ts';
import { DEFAULT_LANGUAGE } from '../../language/languages.ts';
import { usePage } from '../../page-context.ts';
import { Prose, TextHead, Toc } from '../../prose/prose.tsx';
import { PageHead } from '../../shell/head/page-head.tsx';
import { useSheet } from '../../styles/use-sheet.ts';
import bylineSheet from '../../blocks/byline.css?inline';

/** The owner's facts beside every legal text, and those beside some of them. */
const COMPANY: readonly OwnerField[] = ['company_name', 'registration', 'address', 'representatives'];
const OF_TEXT: Readonly<Record<string, readonly OwnerField[]>> = {
  'privacy-policy': ['investor_sources'],
  compliance: ['certifications', 'ai_marking'],
  'data-processing': ['subprocessors'],
};

/** A legal text with its date and its table of contents. */
export default function LegalPage() {
  useSheet('blocks', bylineSheet);
  const t = useTranslate();
  const format = useFormat();
  const { path, content } = usePage();
  const slug = slugOf(path);
  const text = content.legal.get(slug);
  if (!text) return <MissingText path={path} />;
  const { metadata, nodes } = text;
  const { title, description, updated, summary_1, summary_2 } = metadata;
  return (
    <>
      <PageHead title={t(title)} description={t(description)} />
      <article className="wrap legal cols cols-4">
        <TextHead title={t(title)}>
          {updated && (
            <p className="byline">
              <b>{t('Last updated')}</b> <time dateTime={updated}>{format.date(updated)}</time>
            </p>
          )}
        </TextHead>
        <Summary paragraphs={[summary_1, summary_2]} />
        <OwnerFacts fields={[...COMPANY, ...(OF_TEXT[slug] ?? [])]} />
        <Toc nodes={nodes} />
        <Prose layout="contract" nodes={nodes} />
      </article>
    </>
  );
}

/** A summary of the text for readers of other languages. */
function Summary({ paragraphs }: { paragraphs: readonly string[] }) {
  useSheet('blocks', bylineSheet);
  const t = useTranslate();
  const { code, dictionary } = useLanguage();
  const filled = paragraphs.filter((paragraph) => paragraph !== '');
  // `npm run check:phrases` finds the phrases on English pages with a dictionary.
  const isEnglish = code === DEFAULT_LANGUAGE && dictionary.isSource;
  if (isEnglish || filled.length === 0) return null;
  return (
    <section className="summary stack" aria-labelledby="summary">
      <h2 className="label" id="summary">
        {t('Summary')}
      </h2>
      {filled.map((paragraph) => (
        <p key={paragraph}>{t(paragraph)}</p>
      ))}
      <p className="byline">
        {t('This is a summary. The full text below is in English; ask us for it in your language.')}
      </p>
    </section>
  );
}
