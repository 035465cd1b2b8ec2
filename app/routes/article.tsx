import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { documentAt, documentPath } from '../content/documents.ts';
import { blogContent } from '../content/files/blog.ts';
import { pageServices } from '../page-services.ts';
import { Article } from '../sections/intel/article.tsx';
import { ArticleFacts } from '../sections/intel/article-facts.tsx';
import { FeedLink } from '../sections/intel/feed-link.tsx';
import { MissingText } from '../sections/prose/missing-text.tsx';
import { PageHead } from '../shell/page-head.tsx';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const slug = documentAt('articles', url.pathname);
  if (!slug) throw data(null, { status: 404 });
  const { readDocument, readContent } = context.get(pageServices);
  const [document, blog] = await Promise.all([readDocument('articles', slug), readContent(blogContent)]);
  const path = documentPath('articles', slug);
  return data({ path, document, [blogContent.name]: blog }, document ? 200 : 503);
}

export default function ArticlePage() {
  const { path, document } = useLoaderData<typeof loader>();
  if (!document) return <MissingText path={path} />;
  const { title, description } = document.facts;
  return (
    <>
      <PageHead title={title} description={description} published={document.facts.published} />
      <ArticleFacts path={path} {...document.facts} />
      <FeedLink />
      <Article {...document} />
    </>
  );
}
