import type { PricingContent } from '../../content/files/pricing.ts';
import { useLocalizePath } from '../../language/use-localize-path.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { cardPath } from '../../shell/card.ts';
import { product } from '../../shell/schema-org.ts';
import { StructuredData, useSiteIdentity } from '../../shell/structured-data.tsx';

interface PriceFactsProps {
  plans: PricingContent['plans'];
  description: string;
}

/** What search engines may know of the prices. */
export function PriceFacts({ plans, description }: PriceFactsProps) {
  const t = useTranslate();
  const address = useLocalizePath();
  const site = useSiteIdentity();
  const about = { path: address('/pricing'), image: cardPath('/pricing'), description: t(description) };
  const told = plans.map((plan) => ({ ...plan, name: t(plan.name), description: t(plan.description) }));
  return <StructuredData data={product(site, about, told)} />;
}
