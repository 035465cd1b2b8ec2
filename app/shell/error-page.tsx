import { Link } from '../language/link.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { buttonClass } from '../ui/button.tsx';
import { PageHead } from './page-head.tsx';

/**
 * Shown when a page fails. The heading comes from the specification (section 8), and so does the message: a generic one,
 * because the error itself could reveal internals.
 */
export function ErrorPage({ message }: { message: string }) {
  const t = useTranslate();
  return (
    <section className="wrap lost">
      <PageHead
        title={t('Unexpected Application Error!')}
        description={t('Something on our side has failed. Nothing you sent before has been lost.')}
        hidden
      />
      <h1>{t('Unexpected Application Error!')}</h1>
      <div>
        <p className="lost-detail" lang="en" dir="ltr">
          {message}
        </p>
        <p>{t('Something on our side has failed. Try the page again, or write to {email}.')}</p>
        <p className="acts">
          <Link className={buttonClass({ look: 'line' })} to="/">
            {t('Return to Home')}
          </Link>
        </p>
      </div>
    </section>
  );
}
