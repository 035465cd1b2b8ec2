import * as v from 'valibot';
import { defineContent, filled, flag, group, list, text, type ContentOf } from '../schema.ts';
import { question } from './titled.ts';

/** Replaces a wrong price: the card then shows neither an amount nor "Custom". */
const UNAVAILABLE = 'unavailable';

const price = v.optional(
  v.pipe(
    v.union([v.number(), v.null(), v.literal(''), v.literal(UNAVAILABLE)]),
    v.description(
      'US dollars a month, as a number. Left out, null or "": the card says "Custom". "unavailable": it only says whom to ask.',
    ),
    v.transform((written) => (written === '' ? null : written)),
  ),
  null,
);

export const pricingContent = defineContent(
  'pricing.json',
  {
    seo: group({
      title: filled(
        'Pricing',
        'Title of the page in search results and browser tabs. The brand is added behind it, unless it names {brand} itself.',
      ),
      description: text(
        '',
        'Description for search results, 110 to 160 characters. Empty: the built-in one.',
      ),
      keywords: text('', 'Comma-separated.'),
      canonical_url: filled(
        '/pricing',
        'The address search engines should keep: a path of this site or a full address.',
      ),
    }),
    hero: group({
      title: filled('The price, stated plainly', 'The headline.'),
      subtitle: text('Three plans. All include a free trial.', 'A line above the description.'),
      description: text('', 'One or two sentences.'),
    }),
    plans: list(
      group({
        id: text('', 'startup, growth or enterprise: ties the plan to its column of the table.'),
        name: text('', 'The name of the plan.'),
        description: text('', 'For whom it is, in one sentence.'),
        price,
        popular: flag(false, 'true marks the plan; one plan at most.'),
        features: list(v.string(), [], 'What is in it, a line each.'),
        cta: filled(
          'Contact us',
          'What its button says. With a price it opens the Join dialog, without one it leads to the contact page.',
        ),
      }),
      [
        { id: 'startup', name: 'Startup', price: 499, cta: 'Request a free trial' },
        { id: 'growth', name: 'Growth', price: 1499, popular: true, cta: 'Request a free trial' },
        { id: 'enterprise', name: 'Enterprise', price: null, cta: 'Contact us' },
      ],
      'The three plans.',
    ),
    comparison: group({
      title: filled('Compare plans', 'Heading of the table.'),
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
      title: filled('Questions about price', 'Heading of the questions.'),
      items: list(question, [], 'The questions.'),
    }),
    guarantee: group({
      title: filled('Try it before you pay', 'The promise, in one line.'),
      description: text('All plans include a free trial.', 'What it means.'),
    }),
    cta: group({
      title: filled('Which plan fits your calendar?', 'Heading of the last section.'),
      description: text('', 'One sentence under it.'),
      primary_button: filled('Talk to our team', 'Leads to the contact page.'),
      secondary_button: filled('Book A Demo', 'Leads to the scheduling page.'),
    }),
  },
  { 'plans[].price': UNAVAILABLE },
);

export type PricingContent = ContentOf<typeof pricingContent>;
