import { createContext, use } from 'react';
import type { commonContent } from '../content/files/common.ts';
import type { Loaded } from '../content/loaded.ts';

/** Data that every page needs. */
export interface SiteData {
  common: Loaded<typeof commonContent>;
  /** URL of the external scheduling page, for every Book A Demo link. */
  demoLink: string;
  /** Origin of canonical URLs, without a trailing slash. */
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
