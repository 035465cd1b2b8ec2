import type { CONTENT_FILES } from './files/index.ts';
import type { ContentDefinition } from './schema.ts';

type Definition = (typeof CONTENT_FILES)[number];

/** Name of a file in the content folder: `home.json`. */
export type ContentFileName = Definition['name'];

export type DefinitionOf<Name extends ContentFileName> = Extract<Definition, { name: Name }>;

/**
 * Loads the schema of each file on demand. A browser needs one only when it loads the file itself; the first page of a
 * visit comes with parsed content.
 */
export const DEFINITIONS: Readonly<Record<ContentFileName, () => Promise<ContentDefinition>>> = {
  'common.json': async () => (await import('./files/common.ts')).commonContent,
  'home.json': async () => (await import('./files/home.ts')).homeContent,
  'about.json': async () => (await import('./files/about.ts')).aboutContent,
  'faq.json': async () => (await import('./files/faq.ts')).faqContent,
  'contact.json': async () => (await import('./files/contact.ts')).contactContent,
  'blog.json': async () => (await import('./files/blog.ts')).blogContent,
  'solutions.json': async () => (await import('./files/solutions.ts')).solutionsContent,
  'showcase.json': async () => (await import('./files/showcase.ts')).showcaseContent,
  'pricing.json': async () => (await import('./files/pricing.ts')).pricingContent,
  'api.json': async () => (await import('./files/api.ts')).apiContent,
  'support.json': async () => (await import('./files/support.ts')).supportContent,
  'filing-dates.json': async () => (await import('./files/filing-dates.ts')).filingDatesContent,
  'read-a-draft.json': async () => (await import('./files/read-a-draft.ts')).readADraftContent,
};
