import { useFill } from '../language/use-translate.ts';
import type { FactsSite } from './schema-org.ts';
import { useSiteData } from './site-data.ts';

/** The site as facts about its pages need it. */
export function useFactsSite(): FactsSite {
  const fill = useFill();
  return { origin: useSiteData().origin, brand: fill('{brand}') };
}
