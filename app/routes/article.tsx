import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { documentAt, documentPath, type DocumentSlug } from '../content/documents.ts';
import { useDocument } from '../../rendering/page-content.tsx';
import type { PageModule } from '../../rendering/page-module.ts';
import { Article } from '../sections/intel/article.tsx';
import { FeedLink } from '../sections/intel/feed-link.tsx';
import { LoadingPage } from '../sections/loading.tsx';
import { MissingText } from '../sections/prose/missing-text.tsx';
import { PageHead } from '../shell/page-head.tsx';
import '../sections/prose/prose.css';
import '../sections/intel/intel.css';

export const documentKind = 'articles';
export const files = ['blog.json'] satisfies PageModule['files'];

/** One of the articles. routes.ts sends only the slugs of the table here. */
export default function ArticlePage() {
  const slug = documentAt('articles', useLocation().pathname);
  return <Suspense fallback={<LoadingPage />}>{slug && <ArticleText slug={slug} />}</Suspense>;
}

function ArticleText({ slug }: { slug: DocumentSlug<'articles'> }) {
  const text = useDocument('articles', slug);
  const path = documentPath('articles', slug);
  if (!text) return <MissingText path={path} />;
  const { title, description, published } = text.metadata;
  return (
    <>
      <PageHead title={title} description={description} published={published} />
      <FeedLink />
      <Article path={path} {...text} />
    </>
  );
}
