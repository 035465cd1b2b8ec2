import { useTranslate } from '../language/use-translate.ts';
import { slugOf } from '../content/documents.ts';
import { useDocument, usePage } from '../page-context.ts';
import type { PageModule } from '../page-module.ts';
import { LegalText } from '../prose/legal-text.tsx';
import { MissingText } from '../blocks/missing-text.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const styles = ['prose/prose.css'] satisfies PageModule['styles'];

export default function LegalPage() {
  const t = useTranslate();
  const { path } = usePage();
  const text = useDocument('legal', slugOf(path));
  if (!text) return <MissingText path={path} />;
  const { title, description } = text.metadata;
  return (
    <>
      <PageHead title={t(title)} description={t(description)} />
      <LegalText {...text} />
    </>
  );
}
