import type { PricingContent } from '../../content/files/pricing.ts';
import { useTranslate } from '../../language/use-translate.ts';

/** The promise, closed by a double rule like a total. */
export function Guarantee({ title, description }: PricingContent['guarantee']) {
  const t = useTranslate();
  return (
    <section className="wrap">
      <div className="page-head guarantee">
        <h2>{t(title)}</h2>
        <p className="price-terms">{t(description)}</p>
      </div>
    </section>
  );
}
