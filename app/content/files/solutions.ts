import * as v from 'valibot';
import shipped from '../../../content/solutions.json' with { type: 'json' };
import { words, defineContent, filled, group, list, text } from '../schema.ts';
import type { TranslatedContent } from '../translated.ts';
import { BLOCKS, drawing } from './blocks.ts';
import { hero, link, nextStep, seo, seoOfEntry, titled } from './titled.ts';

const page = group({
  slug: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, figures and hyphens'),
    v.description('The last part of its address: "fundraising" is at /solutions/fundraising.'),
  ),
  seo: seoOfEntry,
  card: group({
    title: text('Its name on /solutions. Empty: the headline.'),
    when: text('For whom it is, in one sentence. Empty: the page is not among the cards.'),
    description: text('What is in it, in one sentence.'),
    filings: list(words, 'What such a company files with the SEC. Empty: nothing yet.'),
    stage: v.optional(
      v.pipe(v.picklist(['before', 'after']), v.description('"before" or "after" the listing.')),
      'before',
    ),
  }),
  hero: group({
    title: filled('The headline.'),
    description: text('One or two sentences beside it.'),
    drawing: v.optional(drawing),
  }),
  blocks: list(BLOCKS, 'The sections of the page, in their order.'),
  next_step: nextStep,
});

/** The page /solutions and the pages under it. */
export const solutionsContent = defineContent('solutions.json', shipped, {
  seo,
  hero,
  listing: filled('The word between the pages before the listing and those after it.'),
  finder: group({
    title: filled('Heading of the tasks.'),
    description: text('One sentence under it.'),
    groups: list(
      group({
        title: filled('What the tasks of the group have in common.'),
        tasks: list(
          group({
            title: filled('What a reader may have to do.'),
            label: link.wrapped.entries.label,
            link: link.wrapped.entries.link,
          }),
          'Tasks, each with the page for it.',
        ),
      }),
      'Three groups of tasks, side by side.',
    ),
  }),
  all: group({
    title: filled('Heading of what all pages share.'),
    items: list(titled('A short title.', 'One or two sentences.'), 'Four entries.'),
  }),
  next_step: nextStep,
  pages: list(page, 'The pages under /solutions. Each has an address and a card of its own.'),
});

export type SolutionsContent = TranslatedContent<typeof solutionsContent>;
export type SolutionPage = SolutionsContent['pages'][number];
