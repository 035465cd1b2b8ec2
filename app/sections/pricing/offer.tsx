import type { PricingContent } from '../../content/files/pricing.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { PeriodToggle } from './period-toggle.tsx';
import { PlanCard } from './plan-card.tsx';

/**
 * The headline, the choice of a billing period and the plans. Both prices of a plan are in the page; the style
 * sheet shows the one of the period that is checked, so the choice works before and without scripts.
 */
export function Offer({ hero, plans }: Pick<PricingContent, 'hero' | 'plans'>) {
  const t = useTranslate();
  return (
    <section className="wrap pricing">
      <div className="page-head">
        <h1>{t(hero.title)}</h1>
        <div>
          <p className="lead">{t(hero.subtitle)}</p>
          <p className="price-terms">{t(hero.description)}</p>
          <PeriodToggle />
        </div>
      </div>
      <div className="plans">
        {plans.map((plan) => (
          <PlanCard key={plan.id || plan.name} {...plan} />
        ))}
      </div>
    </section>
  );
}
