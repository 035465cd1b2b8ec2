import { plain } from '../../language/text.ts';
import type { PricingContent } from '../../content/files/pricing.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { usePage } from '../../page-context.ts';
import { PlanCard } from './plan-card.tsx';
import { PERIOD_PARAMETER, periodOf, type Period } from './prices.ts';
import { Headline } from '../../blocks/headline.tsx';

/**
 * The headline, the billing period and the plans. The page holds both prices of a plan, and the style sheet shows
 * the one of the checked period, so the choice works without scripts.
 */
export function PricingHero({ hero, plans }: Pick<PricingContent, 'hero' | 'plans'>) {
  return (
    <section className="wrap pricing">
      <div className="page-head">
        <Headline level={1} text={hero.title} />
        <div>
          <p className="lead">{hero.subtitle}</p>
          <p className="price-terms">
            {hero.description}{' '}
            {/* The day on which the prices are printed, which only the browser knows; not on screen. */}
            <span data-printed="" />
          </p>
        </div>
        <PeriodToggle />
      </div>
      <div className="plans">
        {plans.map((plan) => (
          <PlanCard key={plan.id || plain(plan.name)} {...plan} />
        ))}
      </div>
    </section>
  );
}

/**
 * Monthly or annual. The URL decides what is checked at first; app/browser/billing-period.ts makes it follow each choice.
 */
function PeriodToggle() {
  const t = useTranslate();
  const asked = periodOf(usePage().search);
  const radio = (period: Period) => (
    <input
      type="radio"
      name={PERIOD_PARAMETER}
      value={period}
      defaultChecked={asked === period}
      data-period=""
    />
  );
  return (
    <fieldset className="toggle">
      <legend className="vh">{t('Billing period')}</legend>
      <label>
        {radio('monthly')}
        <span>{t('Monthly')}</span>
      </label>
      <label>
        {radio('annual')}
        <span>
          {t('Annual')} <b>{t('Save {discount}')}</b>
        </span>
      </label>
    </fieldset>
  );
}
