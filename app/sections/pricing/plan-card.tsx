import { plain } from '../../language/text.ts';
import { useId } from 'react';
import { annualPrice, monthlySaving } from '../../content/figures.ts';
import type { PricingContent } from '../../content/files/pricing.ts';
import { inDollars } from '../../language/format-figures.ts';
import { useFormat } from '../../language/use-format.ts';
import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { JOIN_DIALOG } from '../../shell/join-dialog.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { opens } from '../../ui/dialog.tsx';

type Plan = PricingContent['plans'][number];

/** The button of a plan with a price opens the Join dialog; without one it leads to the contact page. */
export function PlanCard({ name, description, price, popular, features, cta }: Plan) {
  const t = useTranslate();
  const nameId = useId();
  const look = popular ? 'solid' : 'line';
  const priced = typeof price === 'number';
  return (
    <article className={popular ? 'plan popular paper' : 'plan'} aria-labelledby={nameId}>
      {popular && <p className="tag-line">{t('Popular')}</p>}
      <h2 id={nameId}>{name}</h2>
      <p>{description}</p>
      {priced ? <PlanPrices price={price} /> : <PriceOnRequest custom={price === null} />}
      {priced ? (
        <Button look={look} {...opens(JOIN_DIALOG)} aria-describedby={nameId}>
          {cta || t('Contact us')}
        </Button>
      ) : (
        <Link className={buttonClass({ look })} to="/contact">
          {cta || t('Contact us')}
        </Link>
      )}
      <ul>
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
    <p className="price">
      {custom && <b>{t('Custom')}</b>} <span>{t('Contact for pricing')}</span>
    </p>
  );
}

/** The price per month in both billing periods. The style sheet shows the chosen one. */
function PlanPrices({ price }: { price: number }) {
  const t = useTranslate();
  const { money } = useFormat();
  return (
    <>
      <p className="price monthly">
        <b>
          <bdi>{money(price)}</bdi>
        </b>{' '}
        <span>
          {t('per month')}{' '}
          <span>{t('{amount} with annual billing', { amount: inDollars(annualPrice(price)) })}</span>
        </span>
      </p>
      <p className="price annual">
        <b>
          <bdi>{money(annualPrice(price))}</bdi>
        </b>{' '}
        <span>
          {t('per month, billed annually: {total} a year', { total: inDollars(12 * annualPrice(price)) })}{' '}
          <span className="saving">
            <span className="vh">{t('Instead of')} </span>
            <s>
              <bdi>{money(price)}</bdi>
            </s>{' '}
            {t('Save {amount} a month', { amount: inDollars(monthlySaving(price)) })}
          </span>
        </span>
      </p>
    </>
  );
}
