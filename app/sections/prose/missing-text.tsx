import { useTranslate } from '../../language/use-translate.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { slugOf, titleOfSlug } from '../../content/documents.ts';

/** Shown when a text's file cannot be read. The log says which file and why. */
export function MissingText({ path }: { path: string }) {
  const t = useTranslate();
  const title = t(titleOfSlug(slugOf(path)));
  return (
    <section className="wrap page-head">
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <p className="lead">
        {t('This text cannot be shown at the moment. Please try again later, or write to {email}.')}
      </p>
    </section>
  );
}
