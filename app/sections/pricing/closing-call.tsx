import type { PricingContent } from '../../content/files/pricing.ts';
import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';
import { DemoLink } from '../demo-link.tsx';

/** The last word of the page, on the other ground. */
export function ClosingCall({ title, description, primary_button, secondary_button }: PricingContent['cta']) {
  const t = useTranslate();
  return (
    <section className="insert closing">
      <div className="wrap page-head">
        <h2>{t(title)}</h2>
        <div>
          <p className="price-terms">{t(description)}</p>
          <p className="acts">
            <Link className={buttonClass({})} to="/contact">
              {t(primary_button)}
            </Link>
            <DemoLink label={secondary_button} />
          </p>
        </div>
      </div>
    </section>
  );
}
