import type { PricingContent } from '../../content/files/pricing.ts';
import { useAddress } from '../../language/use-address.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { cardPath } from '../../shell/card.ts';
import { product } from '../../shell/schema-org.ts';
import { StructuredData } from '../../shell/structured-data.tsx';
import { useFactsSite } from '../../shell/use-facts-site.ts';

interface PriceFactsProps {
  plans: PricingContent['plans'];
  description: string;
}

/** What search engines may know of the prices. */
export function PriceFacts({ plans, description }: PriceFactsProps) {
  const t = useTranslate();
  const address = useAddress();
  const site = useFactsSite();
  const about = { path: address('/pricing'), image: cardPath('/pricing'), description: t(description) };
  const told = plans.map((plan) => ({ ...plan, name: t(plan.name), description: t(plan.description) }));
  return <StructuredData facts={product(site, about, told)} />;
}
