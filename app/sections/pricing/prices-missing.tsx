import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { DemoLink } from '../demo-link.tsx';

/** pricing.json cannot be had. The first words are the specification's (section 8). */
export function PricesMissing() {
  const t = useTranslate();
  return (
    <section className="wrap page-head">
      <PageHead />
      <h1>
        <span role="alert">{t('Error loading pricing data')}</span>
      </h1>
      <div>
        <p className="lead">
          {t(
            'The price list is not at hand. Load the page again, or write to us and we send you the prices.',
          )}
        </p>
        <p className="acts">
          <Link className={buttonClass({})} to="/contact">
            {t('Ask for the prices')}
          </Link>
          <DemoLink />
        </p>
      </div>
    </section>
  );
}
