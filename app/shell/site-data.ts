import { useRouteLoaderData } from 'react-router';
import type { commonContent } from '../content/files/common.ts';
import type { Loaded } from '../content/loaded.ts';

/** What the root loader tells every page when it is first painted. */
export interface SiteData {
  common: Loaded<typeof commonContent>;
  /** The external scheduling page that every Book A Demo link leads to. */
  demoLink: string;
  /** Origin in canonical links, without a slash at the end. */
  origin: string;
  year: number;
  backend: { url: string; key: string };
}

/** The site's data; undefined only when the root loader itself has failed. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData<SiteData>('root');
}
