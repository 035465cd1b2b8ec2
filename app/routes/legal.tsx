import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { documentAt, documentPath, type DocumentSlug } from '../content/documents.ts';
import { useDocument } from '../../rendering/page-content.tsx';
import { LoadingPage } from '../sections/loading.tsx';
import { LegalText } from '../sections/prose/legal-text.tsx';
import { MissingText } from '../sections/prose/missing-text.tsx';
import { PageHead } from '../shell/page-head.tsx';
import '../sections/prose/prose.css';

export const documentKind = 'legal';

/** One of the legal texts. routes.ts sends only the slugs of the table here. */
export default function LegalPage() {
  const slug = documentAt('legal', useLocation().pathname);
  return <Suspense fallback={<LoadingPage />}>{slug && <LegalDocument slug={slug} />}</Suspense>;
}

function LegalDocument({ slug }: { slug: DocumentSlug<'legal'> }) {
  const text = useDocument('legal', slug);
  if (!text) return <MissingText path={documentPath('legal', slug)} />;
  const { title, description } = text.metadata;
  return (
    <>
      <PageHead title={title} description={description} />
      <LegalText {...text} />
    </>
  );
}
