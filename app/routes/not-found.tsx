import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../language/link.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { PageIndex } from '../shell/page-index.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { buttonClass } from '../ui/button.tsx';

export const status = 404;

const HEAD = { title: 'Oops! Page not found', description: 'There is no page at this address.' };

/** The specification asks for these words and for the path on the console (sections 2 and 8). */
export default function NotFound() {
  const t = useTranslate();
  const { pathname } = useLocation();
  useEffect(() => console.warn(`404: no page at ${pathname}`), [pathname]);
  return (
    <section className="wrap lost">
      <PageHead {...HEAD} hidden />
      <h1>404</h1>
      <div>
        <h2>{t('Oops! Page not found')}</h2>
        <p>{t('The address may have changed or may be misspelled.')}</p>
        <Link className={buttonClass({ look: 'line' })} to="/">
          {t('Return to Home')}
        </Link>
      </div>
      <PageIndex />
    </section>
  );
}
