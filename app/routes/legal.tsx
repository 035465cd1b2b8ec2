import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { documentAt, documentPath } from '../content/documents.ts';
import { pageServices } from '../page-services.ts';
import { LegalText } from '../sections/prose/legal-text.tsx';
import { MissingText } from '../sections/prose/missing-text.tsx';
import { PageHead } from '../shell/page-head.tsx';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const slug = documentAt('legal', url.pathname);
  if (!slug) throw data(null, { status: 404 });
  const document = await context.get(pageServices).readDocument('legal', slug);
  return data({ path: documentPath('legal', slug), document }, document ? 200 : 503);
}

export default function LegalPage() {
  const { path, document } = useLoaderData<typeof loader>();
  if (!document) return <MissingText path={path} />;
  const { title, description } = document.facts;
  return (
    <>
      <PageHead title={title} description={description} />
      <LegalText {...document} />
    </>
  );
}
