import { useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { PricingContent } from '../../content/files/pricing.ts';
import { useFormat } from '../../language/format.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { PlanCard } from './plan-card.tsx';
import { PERIOD_PARAMETER, periodOf, type Period } from './prices.ts';
import { Headline } from '../headline.tsx';

/**
 * The headline, the billing period and the plans. The page holds both prices of a plan, and the style sheet shows
 * the one of the checked period, so the choice works without scripts.
 */
export function PricingHero({ hero, plans }: Pick<PricingContent, 'hero' | 'plans'>) {
  const t = useTranslate();
  return (
    <section className="wrap pricing">
      <div className="page-head">
        <Headline level={1} text={t(hero.title)} />
        <div>
          <p className="lead">{t(hero.subtitle)}</p>
          <p className="price-terms">
            {t(hero.description)} <PrintedOn />
          </p>
        </div>
        <PeriodToggle />
      </div>
      <div className="plans">
        {plans.map((plan) => (
          <PlanCard key={plan.id || plan.name} {...plan} />
        ))}
      </div>
    </section>
  );
}

/** The day on which the prices are printed; not on screen. Without scripts, only the browser can print the day. */
function PrintedOn() {
  const format = useFormat();
  const day = useSyncExternalStore(onPrint, today, () => undefined);
  return day && <time dateTime={day}>{format.date(day)}</time>;
}

function onPrint(listener: () => void): () => void {
  window.addEventListener('beforeprint', listener);
  return () => window.removeEventListener('beforeprint', listener);
}

/** The visitor's day as an ISO date, which is how Swedish writes dates. */
function today(): string {
  return new Date().toLocaleDateString('sv');
}

/**
 * Monthly or annual. The URL decides what is checked at first. Each choice replaces the URL, so that it can be
 * shared and Back still leaves the page.
 */
function PeriodToggle() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = periodOf(query);

  function choose(period: Period) {
    void navigate({ search: `?${PERIOD_PARAMETER}=${period}` }, { replace: true, preventScrollReset: true });
  }

  const radio = (period: Period) => (
    <input
      type="radio"
      name={PERIOD_PARAMETER}
      value={period}
      defaultChecked={asked === period}
      onChange={() => choose(period)}
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
