import { useId, type ReactNode } from 'react';
import { annualPrice, monthlySaving } from '../../content/figures.ts';
import type { PricingContent } from './content.ts';
import { inDollars } from '../../language/figures/format.ts';
import { Link } from '../../language/paths/link.tsx';
import { plain } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import { useFormat } from '../../language/use-format.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { opens } from '../../ui/dialog.tsx';
import { JOIN_DIALOG } from '../../shell/join-dialog.tsx';
import { useSheet } from '../../styles/use-sheet.ts';
import plansSheet from './plans.css?inline';

type Plan = PricingContent['plans'][number];

/** Billing period. Prices are per month in both. */
export type Period = 'monthly' | 'annual';

/** A rate card for each plan. */
export function Plans({ plans }: Pick<PricingContent, 'plans'>) {
  useSheet('page', plansSheet);
  return (
    <div className="wrap">
      <div className="plans">
        {plans.map((plan) => (
          <PlanCard key={plan.id || plain(plan.name)} {...plan} />
        ))}
      </div>
    </div>
  );
}

/** The button of a plan with a price opens the Join dialog; without one it leads to the contact page. */
function PlanCard({ name, description, price, popular, features, cta }: Plan) {
  const t = useTranslate();
  const nameId = useId();
  const look = popular ? 'solid' : 'line';
  const priced = typeof price === 'number';
  return (
    <article className={popular ? 'plan popular paper' : 'plan'} aria-labelledby={nameId}>
      <div className="plan-name">
        <h2 className="mid" id={nameId}>
          {name}
        </h2>
        {popular && <b className="data up">{t('Recommended')}</b>}
      </div>
      <p className="muted">{description}</p>
      {priced ? <Prices price={price} /> : <PriceOnRequest custom={price === null} />}
      {priced ? (
        <Button
          look={look}
          {...opens(JOIN_DIALOG)}
          data-chosen={plain(t('Plan: {plan}', { plan: name }))}
          aria-describedby={nameId}
        >
          {cta || t('Talk to our team')}
        </Button>
      ) : (
        <Link className={buttonClass({ look })} to="/contact">
          {cta || t('Talk to our team')}
        </Link>
      )}
      <ul className="ruled">
        {features.map((feature) => (
          <li key={plain(feature)}>{feature}</li>
        ))}
      </ul>
    </article>
  );
}

/** `custom` is false when the price in the file is wrong: then the card promises nothing. */
function PriceOnRequest({ custom }: { custom: boolean }) {
  const t = useTranslate();
  return (
    <p className="price muted">
      {custom && <b>{t('Custom')}</b>} <span>{t('Contact for pricing')}</span>
    </p>
  );
}

/** The price per month in both billing periods. */
function Prices({ price }: { price: number }) {
  const t = useTranslate();
  const { money } = useFormat();
  const annual = annualPrice(price);
  return (
    <>
      <Price period="monthly" amount={price}>
        {t('per month')} <span>{t('{amount} with annual billing', { amount: inDollars(annual) })}</span>
      </Price>
      <Price period="annual" amount={annual}>
        {t('per month, billed annually: {total} a year', { total: inDollars(12 * annual) })}{' '}
        <span className="saving">
          <span className="vh">{t('Instead of')} </span>
          <s>
            <bdi>{money(price)}</bdi>
          </s>{' '}
          <b className="up">{t('Save {amount} a month', { amount: inDollars(monthlySaving(price)) })}</b>
        </span>
      </Price>
    </>
  );
}

function Price({ period, amount, children }: { period: Period; amount: number; children: ReactNode }) {
  const { money } = useFormat();
  return (
    <p className={`price muted ${period}`}>
      <b>
        <bdi>{money(amount)}</bdi>
      </b>{' '}
      <span>{children}</span>
    </p>
  );
}
