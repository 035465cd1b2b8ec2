import { useLocation } from 'react-router';
import { slugOf } from '../content/documents.ts';
import { useDocument } from '../../rendering/page-content.tsx';
import type { PageModule } from '../../rendering/page-module.ts';
import { Article } from '../sections/intel/article.tsx';
import { FeedLink } from '../sections/intel/feed-link.tsx';
import { MissingText } from '../sections/prose/missing-text.tsx';
import { PageHead } from '../shell/page-head.tsx';
import '../sections/prose/prose.css';
import '../sections/intel/intel.css';
import '../sections/intel/article.css';

export const documentKind = 'articles';
export const files = ['blog.json'] satisfies PageModule['files'];

export default function ArticlePage() {
  const path = useLocation().pathname;
  const text = useDocument('articles', slugOf(path));
  if (!text) return <MissingText path={path} />;
  const { title, description, published, image } = text.metadata;
  return (
    <>
      <PageHead title={title} description={description} published={published} image={image} />
      <FeedLink />
      <Article path={path} {...text} />
    </>
  );
}
