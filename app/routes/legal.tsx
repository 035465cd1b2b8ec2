import { useLocation } from 'react-router';
import { slugOf } from '../content/documents.ts';
import { useDocument } from '../../rendering/page-content.tsx';
import { LegalText } from '../sections/prose/legal-text.tsx';
import { MissingText } from '../sections/prose/missing-text.tsx';
import { PageHead } from '../shell/page-head.tsx';
import '../sections/prose/prose.css';

export const documentKind = 'legal';

export default function LegalPage() {
  const path = useLocation().pathname;
  const text = useDocument('legal', slugOf(path));
  if (!text) return <MissingText path={path} />;
  const { title, description } = text.metadata;
  return (
    <>
      <PageHead title={title} description={description} />
      <LegalText {...text} />
    </>
  );
}
