import type { ContentWith } from './content/content.ts';
import { aboutContent } from './content/files/about.ts';
import { apiContent } from './content/files/api.ts';
import { blogContent } from './content/files/blog.ts';
import { commonContent } from './content/files/common.ts';
import { contactContent } from './content/files/contact.ts';
import { drawingsContent } from './content/files/drawings.ts';
import { faqContent } from './content/files/faq.ts';
import { filingDatesContent } from './content/files/filing-dates.ts';
import { homeContent } from './content/files/home.ts';
import { ownerContent } from './content/files/owner.ts';
import { pricingContent } from './content/files/pricing.ts';
import { readADraftContent } from './content/files/read-a-draft.ts';
import { redirectsContent } from './content/files/redirects.ts';
import { showcaseContent } from './content/files/showcase.ts';
import { solutionsContent } from './content/files/solutions.ts';
import { supportContent } from './content/files/support.ts';

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
  /** The content of now. */
  current(): Content;
}
