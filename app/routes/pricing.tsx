import { Suspense } from 'react';
import { useContent } from '../../rendering/page-content.tsx';
import type { PageModule } from '../../rendering/page-module.ts';
import { ClosingCall } from '../sections/pricing/closing-call.tsx';
import { Comparison } from '../sections/pricing/comparison.tsx';
import { Guarantee } from '../sections/pricing/guarantee.tsx';
import { LoadingPrices } from '../sections/pricing/loading-prices.tsx';
import { Offer } from '../sections/pricing/offer.tsx';
import { PriceFacts } from '../sections/pricing/price-facts.tsx';
import { PriceQuestions } from '../sections/pricing/price-questions.tsx';
import { PricesMissing } from '../sections/pricing/prices-missing.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { sitePageAt } from '../routes.ts';

export const files = ['pricing.json'] satisfies PageModule['files'];

const BUILT_IN = sitePageAt('/pricing')?.description ?? '';

export default function Pricing() {
  return (
    <Suspense fallback={<LoadingPrices />}>
      <PricingPage />
    </Suspense>
  );
}

function PricingPage() {
  const { content, error } = useContent('pricing.json');
  if (error) return <PricesMissing />;
  const { seo, hero, plans, comparison, faq, guarantee, cta } = content;
  const description = seo.description || BUILT_IN;
  return (
    <>
      <PageHead
        title={seo.title}
        description={description}
        keywords={seo.keywords}
        canonical={seo.canonical_url}
      />
      <PriceFacts plans={plans} description={description} />
      <Offer hero={hero} plans={plans} />
      {comparison.features.length > 0 && <Comparison {...comparison} plans={plans} />}
      <Guarantee {...guarantee} />
      {faq.items.length > 0 && <PriceQuestions {...faq} />}
      <ClosingCall {...cta} />
    </>
  );
}
