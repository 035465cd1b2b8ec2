import { Lost } from '../blocks/lost.tsx';
import { useTranslate } from '../language/use-language.ts';

/**
 * Shown when a page fails. The heading comes from the specification (section 8), and so does the message: a generic one,
 * because the error itself could reveal internals.
 */
export function ErrorPage({ message }: { message: string }) {
  const t = useTranslate();
  return (
    <Lost
      title={t('Unexpected Application Error!')}
      description={t('Something on our side has failed. Nothing you sent before has been lost.')}
    >
      <p className="lost-detail" lang="en" dir="ltr">
        {message}
      </p>
      <p>{t('Something on our side has failed. Try the page again, or write to {email}.')}</p>
    </Lost>
  );
}
