import { Link } from '../language/paths/link.tsx';
import { plain } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { Button } from '../ui/button.tsx';

/**
 * Always in the HTML; a script shows it (site/browser/measuring/consent.ts), for without scripts nothing is measured.
 * Both choices look the same, so neither is favored.
 */
export function ConsentBanner() {
  const t = useTranslate();
  return (
    <aside className="consent" hidden aria-label={plain(t('Cookies'))}>
      <div className="wrap spread">
        <p>
          {t(
            'We use cookies. By continuing to browse you consent to their use. We measure visits only if you choose Accept All.',
          )}{' '}
          <Link to="/privacy-policy" newTab>
            {t('Privacy Policy')}
          </Link>
        </p>
        <p className="acts">
          <Button look="line" small data-press="decline">
            {t('Decline')}
          </Button>{' '}
          <Button look="line" small data-press="accept">
            {t('Accept All')}
          </Button>
        </p>
      </div>
    </aside>
  );
}
