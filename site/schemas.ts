import type { ContentWith } from './content/content.ts';
import { aboutContent } from './pages/about/content.ts';
import { apiContent } from './pages/api/content.ts';
import { blogContent } from './content/files/blog.ts';
import { commonContent } from './content/files/common.ts';
import { contactContent } from './pages/contact/content.ts';
import { drawingsContent } from './content/files/drawings.ts';
import { faqContent } from './pages/faq/content.ts';
import { filingDatesContent } from './pages/filing-dates/content.ts';
import { homeContent } from './pages/home/content.ts';
import { ownerContent } from './content/files/owner.ts';
import { pricingContent } from './pages/pricing/content.ts';
import { readADraftContent } from './pages/read-a-draft/content.ts';
import { redirectsContent } from './content/files/redirects.ts';
import { showcaseContent } from './content/files/showcase.ts';
import { solutionsContent } from './pages/solutions/content.ts';
import { supportContent } from './pages/support/content.ts';

/** Every JSON file of the content folder, by its name without the ending. */
export const SCHEMAS = {
  common: commonContent,
  home: homeContent,
  about: aboutContent,
  faq: faqContent,
  contact: contactContent,
  blog: blogContent,
  solutions: solutionsContent,
  showcase: showcaseContent,
  pricing: pricingContent,
  api: apiContent,
  support: supportContent,
  'filing-dates': filingDatesContent,
  'read-a-draft': readADraftContent,
  drawings: drawingsContent,
  redirects: redirectsContent,
  owner: ownerContent,
};

export type Content = ContentWith<typeof SCHEMAS>;

/** The content folder while the site runs. */
export interface CurrentContent {
  /** The current snapshot. */
  current(): Content;
}
