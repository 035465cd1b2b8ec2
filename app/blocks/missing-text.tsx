import { slugOf, titleOfSlug } from '../content/documents.ts';
import { useTranslate } from '../language/use-language.ts';
import { Lost } from './lost.tsx';

/** Shown when a text's file cannot be read. The log says which file and why. */
export function MissingText({ path }: { path: string }) {
  const t = useTranslate();
  return (
    <Lost title={t(titleOfSlug(slugOf(path)))}>
      <p>{t('This text cannot be shown at the moment. Please try again later, or write to {email}.')}</p>
    </Lost>
  );
}
