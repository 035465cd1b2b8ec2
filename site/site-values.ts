import { formatFigures } from './language/figures/format.ts';
import type { SiteValues } from './language/use-language.ts';
import type { Content } from './schemas.ts';

/** The values of placeholders in phrases. */
export function siteValues({ common, day }: Pick<Content, 'common' | 'day'>): SiteValues {
  const { figures, branding, footer } = common;
  return {
    ...formatFigures(figures),
    brand: branding.name,
    product: branding.product,
    email: footer.sections.company.contact.email,
    year: Number(day.slice(0, 4)),
  };
}
