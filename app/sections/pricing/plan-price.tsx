import type { PricingContent } from '../../content/files/pricing.ts';
import { useFormat } from '../../language/format.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { annualPrice, monthlySaving } from './prices.ts';

type Price = PricingContent['plans'][number]['price'];

/**
 * What a plan costs per month: both figures, of which the style sheet shows the one of the chosen period. A plan
 * without a price says "Custom"; one whose price is unavailable claims nothing.
 */
export function PlanPrice({ price }: { price: Price }) {
  const t = useTranslate();
  const { money } = useFormat();
  if (typeof price !== 'number') {
    return (
      <p className="price">
        {price === null && <b>{t('Custom')}</b>}
        <span>{t('Contact for pricing')}</span>
      </p>
    );
  }
  return (
    <>
      <p className="price monthly">
        <b>
          <bdi>{money(price)}</bdi>
        </b>
        <span>
          {t('per month')}
          <span>{t('{amount} with annual billing', { amount: money(annualPrice(price)) })}</span>
        </span>
      </p>
      <p className="price annual">
        <b>
          <bdi>{money(annualPrice(price))}</bdi>
        </b>
        <span>
          {t('per month, billed annually')}
          <span className="saving">
            <span className="vh">{t('Instead of')} </span>
            <s>
              <bdi>{money(price)}</bdi>
            </s>{' '}
            {t('Save {amount} a month', { amount: money(monthlySaving(price)) })}
          </span>
        </span>
      </p>
    </>
  );
}
