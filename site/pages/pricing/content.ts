import * as v from 'valibot';
import {
  defineContent,
  listOf,
  filled,
  flag,
  group,
  heading,
  list,
  text,
  verbatim,
  words,
} from '../../content/schema.ts';
import type { TranslatedContent } from '../../content/translated.ts';
import { figuresOf } from '../../content/figures.ts';
import { unless } from '../../content/files/owner.ts';
import { address, links, question, section, seo, titled } from '../../content/files/titled.ts';

/** Replaces a wrong price: the card then shows neither an amount nor "Custom". */
const UNAVAILABLE = 'unavailable';

const price = v.optional(
  v.pipe(
    v.union([
      v.pipe(v.number(), v.safeInteger('a whole number'), v.minValue(1, 'a number above 0')),
      v.null(),
      v.literal(''),
      v.literal(UNAVAILABLE),
    ]),
    v.description(
      'US dollars a month, a whole number. Left out, null or "": the card says "Custom". "unavailable": it only says whom to ask.',
    ),
    v.transform((written) => (written === '' ? null : written)),
  ),
  null,
);

export const pricingContent = defineContent(
  'pricing.json',
  {
    seo: group({
      ...seo.wrapped.entries,
      keywords: text('Comma-separated.'),
      canonical_url: address(
        'The address search engines should keep: a path of this site, or an address that begins with https://.',
      ),
    }),
    hero: titled('The headline.', 'One or two sentences.', {
      subtitle: text('A line above the description.'),
    }),
    plans: listOf('The plans: three, or more.', {
      id: verbatim(
        'startup, growth, enterprise, or one of your own: ties the plan to its column of the table and to {price.startup}.',
      ),
      name: text('The name of the plan.'),
      description: text('For whom it is, in one sentence.'),
      price,
      popular: flag('true marks the plan; one plan at most.'),
      features: list(words, 'What is in it, a line each.'),
      cta: text(
        'What its button says. With a price it opens the Join dialog, without one it leads to the contact page.',
      ),
    }),
    comparison: group({
      title: heading('Heading of the table.'),
      features: listOf('The groups of rows.', {
        category: text('Heading of a group of rows.'),
        items: list(
          v.objectWithRest(
            {
              feature: filled('What the row is about.'),
              startup: flag('In Startup?'),
              growth: flag('In Growth?'),
              enterprise: flag('In Enterprise?'),
            },
            v.pipe(v.boolean(), v.description('In another plan? The name is the id of the plan.')),
          ),
          'The rows of the group.',
        ),
      }),
    }),
    faq: section('Heading of the questions.', 'One sentence under it.', {
      links: links('Where to read more.'),
      items: listOf('The questions.', { ...question.wrapped.entries, unless }),
    }),
    guarantee: section('The promise, in one line.', 'What it means.'),
    cta: titled('Heading of the last section.', 'One sentence under it.', {
      primary_button: filled('Leads to the contact page.'),
      secondary_button: filled('Leads to the scheduling page.'),
    }),
  },
  {
    needsFields: true,
    /** The last good price of a plan. Without one its card says only whom to ask: the default would claim a custom price. */
    lastGood: (last) => ({
      'plans[].price': (plan: object) => {
        const good = last?.plans.find(({ id }) => 'id' in plan && plan.id === id);
        return good ? good.price : UNAVAILABLE;
      },
    }),
    figures: ({ plans }) => figuresOf(plans),
  },
);

export type PricingContent = TranslatedContent<typeof pricingContent>;
