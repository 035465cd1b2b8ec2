import { Link } from '../language/link.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { buttonClass } from '../ui/button.tsx';
import { PageHead } from './page-head.tsx';

const HEAD = {
  title: 'Unexpected Application Error!',
  description: 'Something on our side has failed. Nothing you sent before has been lost.',
};

/** Shown when a page fails. The heading comes from the specification (section 8). */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslate();
  return (
    <section className="wrap lost">
      <PageHead {...HEAD} hidden />
      <h1>{t('Unexpected Application Error!')}</h1>
      <div>
        <p className="lost-detail" lang="en" dir="ltr">
          {detailOf(error)}
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

/** The specification requires the message. Errors of the server arrive with a generic one instead of internals. */
function detailOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
