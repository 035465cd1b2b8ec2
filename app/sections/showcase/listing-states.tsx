import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** While the listing is on its way: the specification's word, and boxes of the final size. */
export function LoadingListing() {
  const t = useTranslate();
  return (
    <section className="wrap loading" aria-busy="true">
      <p role="status">{t('Loading...')}</p>
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </section>
  );
}

/** When the listing cannot be had. The heading is the specification's (section 8). */
export function FailedListing() {
  const t = useTranslate();
  return (
    <section className="wrap lost">
      <h1>{t('Failed to load showcase data')}</h1>
      <div>
        <p>{t('The list could not be read just now. Load the page again, or write to {email}.')}</p>
        <p className="acts">
          <Link className={buttonClass({ look: 'line' })} to="/">
            {t('Return to Home')}
          </Link>
        </p>
      </div>
    </section>
  );
}
