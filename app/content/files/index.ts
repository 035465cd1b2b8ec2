import { aboutContent } from './about.ts';
import { apiContent } from './api.ts';
import { blogContent } from './blog.ts';
import { commonContent } from './common.ts';
import { contactContent } from './contact.ts';
import { drawingsContent } from './drawings.ts';
import { faqContent } from './faq.ts';
import { filingDatesContent } from './filing-dates.ts';
import { homeContent } from './home.ts';
import { ownerContent } from './owner.ts';
import { pricingContent } from './pricing.ts';
import { readADraftContent } from './read-a-draft.ts';
import { redirectsContent } from './redirects.ts';
import { showcaseContent } from './showcase.ts';
import { solutionsContent } from './solutions.ts';
import { supportContent } from './support.ts';

/** Every content file. */
export const CONTENT_FILES = [
  commonContent,
  homeContent,
  aboutContent,
  faqContent,
  contactContent,
  blogContent,
  solutionsContent,
  showcaseContent,
  pricingContent,
  apiContent,
  supportContent,
  filingDatesContent,
  readADraftContent,
  drawingsContent,
  redirectsContent,
  ownerContent,
] as const;
