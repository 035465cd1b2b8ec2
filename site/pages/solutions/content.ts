import * as v from 'valibot';
import { defineContent, listOf, filled, group, heading, list, text, words } from '../../content/schema.ts';
import type { TranslatedContent } from '../../content/translated.ts';
import { look } from '../../content/files/blocks.ts';
import { address, hero, link, nextStep, seo, titled, section } from '../../content/files/titled.ts';

/** The page /solutions. The pages that it leads to are files in `pages/`. */
export const solutionsContent = defineContent('solutions.json', {
  seo,
  hero,
  listing: filled('The word between the pages before the listing and those after it.'),
  stages: listOf('The stages of a company, each with its page.', {
    link: address('The page for it: "/solutions/fundraising".'),
    stage: v.optional(
      v.pipe(v.picklist(['before', 'after']), v.description('"before" or "after" the listing.')),
      'before',
    ),
    when: filled('For whom it is, in one sentence.'),
    title: filled('Its name.'),
    description: text('What is in it, in one sentence.'),
    filings: list(words, 'What such a company files with the SEC. Empty: nothing yet.'),
  }),
  look,
  finder: section('Heading of the tasks.', 'One sentence under it.', {
    groups: listOf('Three groups of tasks, side by side.', {
      title: filled('What the tasks of the group have in common.'),
      tasks: listOf('Tasks, each with the page for it.', {
        title: filled('What a reader may have to do.'),
        ...link.wrapped.entries,
      }),
    }),
  }),
  all: group({
    title: heading('Heading of what all pages share.'),
    items: list(titled('A short title.', 'One or two sentences.'), 'Four entries.'),
  }),
  next_step: nextStep,
});

export type SolutionsContent = TranslatedContent<typeof solutionsContent>;
