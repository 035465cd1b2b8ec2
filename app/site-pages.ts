/** One page of the site, as its head, the site map, the cards and the tests need it. */
export interface SitePage {
  /** Its address without a language in front. */
  path: string;
  /** English phrase; the brand is added behind it. */
  title: string;
  /** English phrase of 110 to 160 characters for search results. */
  description: string;
}

/**
 * Every page with an address, in the order of the specification's route table: the one source of titles,
 * descriptions, sitemap.xml and the tests that walk the site.
 */
export const SITE_PAGES = [
  {
    path: '/',
    title: 'AI-driven investor relations and corporate communications',
    description:
      '{brand} drafts press releases, earnings materials and investor updates for review by people, and shows how the market, the press and investors respond.',
  },
  {
    path: '/contact',
    title: 'Contact',
    description:
      'Write to the {brand} team about your next announcement, filing or fundraising round, or book a demo. Email is answered within 24 hours.',
  },
] as const satisfies readonly SitePage[];

const BY_PATH: ReadonlyMap<string, SitePage> = new Map(SITE_PAGES.map((page) => [page.path, page]));

export function sitePageAt(path: string): SitePage | undefined {
  return BY_PATH.get(path);
}
