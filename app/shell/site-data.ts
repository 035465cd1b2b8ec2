import { createContext, use } from 'react';
import type { commonContent } from '../content/files/common.ts';
import type { Loaded } from '../content/loaded.ts';

/** What every page needs of the site. */
export interface SiteData {
  common: Loaded<typeof commonContent>;
  /** The external scheduling page that every Book A Demo link leads to. */
  demoLink: string;
  /** Origin in canonical links, without a slash at the end. */
  origin: string;
  year: number;
  backend: { url: string; key: string };
}

export const SiteDataContext = createContext<SiteData | null>(null);

export function useSiteData(): SiteData {
  const site = use(SiteDataContext);
  if (!site) throw new Error('useSiteData must be used within a SiteDataContext');
  return site;
}
