import {
  defineContent,
  listOf,
  filled,
  filledVerbatim,
  group,
  heading,
  list,
  text,
  verbatim,
} from '../../content/schema.ts';
import type { TranslatedContent } from '../../content/translated.ts';
import { hero, links, seo, titled } from '../../content/files/titled.ts';

const plans = group({
  title: filled('Heading of the column.'),
  items: list(titled('The contents of the plan.', 'What that means.'), 'Its entries.'),
});

/** The texts of /api. The endpoints and their examples are in code (site/pages/api/endpoints.ts). */
export const apiContent = defineContent('api.json', {
  seo,
  hero,
  features: group({
    items: list(titled('The feature.', 'What it means, in one or two sentences.'), 'The features.'),
  }),
  limits: group({
    title: heading('Heading of the rate limits.'),
    rates: listOf('The rate limits, a plan each.', {
      plan: filled('The plan.'),
      rate: filledVerbatim('The figure, as readers see it: "10K". Or a word.'),
      unit: verbatim('What it counts.'),
      description: text('A second line. May be empty.'),
    }),
    free: plans,
    paid: plans,
    links: links('Where to go from here. The first one is a button, also at the head of the page.'),
  }),
});

export type ApiContent = TranslatedContent<typeof apiContent>;
