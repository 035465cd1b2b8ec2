import * as v from 'valibot';
import { defineContent, flag, group, list, text, type ContentOf } from '../schema.ts';
import { question } from './titled.ts';

const price = v.optional(
  v.pipe(
    v.nullable(v.number()),
    v.description('US dollars a month, as a number. null or left out: the card says "Custom".'),
  ),
  null,
);

/** The pricing page. */
export const pricingContent = defineContent('pricing.json', {
  seo: group({
    title: text('Pricing', 'Title of the page in search results and browser tabs.'),
    description: text('', 'Description for search results, 110 to 160 characters.'),
    keywords: text('', 'Comma-separated.'),
    canonical_url: text(
      '/pricing',
      'The address search engines should keep: a path of this site or a full address.',
    ),
  }),
  hero: group({
    title: text('The price, stated plainly', 'The headline.'),
    subtitle: text('', 'A line above the description.'),
    description: text('', 'One or two sentences.'),
  }),
  plans: list(
    group({
      id: text('', 'startup, growth or enterprise.'),
      name: text('', 'The name of the plan.'),
      description: text('', 'For whom it is, in one sentence.'),
      price,
      popular: flag(false, 'true marks the plan; one plan at most.'),
      features: list(v.string(), [], 'What is in it, a line each.'),
      cta: text('', 'What its button says.'),
    }),
    [],
    'The three plans.',
  ),
  comparison: group({
    title: text('Compare plans', 'Heading of the table.'),
    features: list(
      group({
        category: text('', 'Heading of a group of rows.'),
        items: list(
          group({
            feature: text('', 'What the row is about.'),
            startup: flag(false, 'In Startup?'),
            growth: flag(false, 'In Growth?'),
            enterprise: flag(false, 'In Enterprise?'),
          }),
          [],
          'The rows of the group.',
        ),
      }),
      [],
      'The groups of rows.',
    ),
  }),
  faq: group({
    title: text('', 'Heading of the questions.'),
    items: list(question, [], 'The questions.'),
  }),
  guarantee: group({
    title: text('', 'The promise, in one line.'),
    description: text('', 'What it means.'),
  }),
  cta: group({
    title: text('', 'Heading of the last section.'),
    description: text('', 'One sentence under it.'),
    primary_button: text('Talk to our team', 'Leads to the contact page.'),
    secondary_button: text('Book A Demo', 'Leads to the scheduling page.'),
  }),
});

export type PricingContent = ContentOf<typeof pricingContent>;
