import { useId } from 'react';
import type { PricingContent } from '../../content/files/pricing.ts';
import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { JOIN_DIALOG } from '../../shell/join-dialog.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { opens } from '../../ui/dialog.tsx';
import { PlanPrice } from './plan-price.tsx';

type Plan = PricingContent['plans'][number];

/** One plan. The popular one is the sheet of paper; one without a price leads to a conversation. */
export function PlanCard({ name, description, price, popular, features, cta }: Plan) {
  const t = useTranslate();
  const nameId = useId();
  const look = popular ? 'solid' : 'line';
  return (
    <article className={popular ? 'plan popular paper' : 'plan'} aria-labelledby={nameId}>
      {popular && <p className="tag-line">{t('Popular')}</p>}
      <h2 id={nameId}>{t(name)}</h2>
      <p>{t(description)}</p>
      <PlanPrice price={price} />
      {typeof price === 'number' ? (
        <Button look={look} {...opens(JOIN_DIALOG)} aria-describedby={nameId}>
          {t(cta)}
        </Button>
      ) : (
        <Link className={buttonClass({ look })} to="/contact">
          {t(cta)}
        </Link>
      )}
      <ul>
        {features.map((feature) => (
          <li key={feature}>{t(feature)}</li>
        ))}
      </ul>
    </article>
  );
}
