import { useTranslate } from '../../language/use-translate.ts';

/** What stays with the reader's own people: marked like a pending review, and in words. */
export function YouCheck({ what }: { what: string }) {
  const t = useTranslate();
  return (
    <p className="note ask">
      <b>{t('You check')}</b> {t(what)}
    </p>
  );
}
