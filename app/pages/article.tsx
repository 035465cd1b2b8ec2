import { MissingText } from '../blocks/missing-text.tsx';
import { slugOf } from '../content/documents.ts';
import { Article } from '../intel/article.tsx';
import { FeedLink } from '../intel/feed-link.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { useDocument, usePage } from '../page-context.ts';
import type { PageModule } from '../page-module.ts';
import { PageHead } from '../shell/page-head.tsx';

export const styles = [
  'prose/prose.css',
  'prose/toc.css',
  'prose/essay.css',
  'drawings/plot.css',
  'intel/posts.css',
  'intel/tags.css',
  'intel/article.css',
] satisfies PageModule['styles'];

/** Only the tags and the next article under the text are of the file. */
export const Fallback = null;

export default function ArticlePage() {
  const t = useTranslate();
  const { path } = usePage();
  const text = useDocument('articles', slugOf(path));
  if (!text) return <MissingText path={path} />;
  const { title, description, published, image } = text.metadata;
  return (
    <>
      <PageHead title={t(title)} description={t(description)} published={published} image={image} />
      <FeedLink />
      <Article path={path} {...text} />
    </>
  );
}
