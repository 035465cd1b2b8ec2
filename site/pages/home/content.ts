import * as v from 'valibot';
import { defineContent, listOf, filled, group, list, text, verbatim, words } from '../../content/schema.ts';
import { look } from '../../content/files/blocks.ts';
import type { TranslatedContent } from '../../content/translated.ts';
import { link, links, question, seo, titled, contactCard, section } from '../../content/files/titled.ts';

function formField(which: string) {
  return {
    label: filled(`Label of the ${which} field.`),
    placeholder: text(`Example shown in the empty ${which} field.`),
  };
}

function companies(which: string) {
  return group({
    title: filled(`Heading of the ${which} column.`),
    items: list(titled('A short title.', 'One sentence.'), 'Three entries.'),
    link,
  });
}

export const homeContent = defineContent('home.json', {
  seo,
  hero: group({
    badge: text('The small line above the headline.'),
    title: filled(
      'The headline, the largest words of the site. Sentences may each take a line of their own.',
    ),
    description: text('One or two sentences under the headline.'),
    terms: text('For whom it is and from what price: one line above the buttons, which leads to /pricing.'),
    buttons: group({ primary: filled('The first button; leads to the contact page.') }),
  }),
  about: section('Heading of the second section.', 'One or two sentences beside it.', {
    features: list(titled('A short title.', 'One or two sentences.'), 'Three entries.'),
  }),
  look,
  features: section('Heading of the section with the drawings.', 'One or two sentences beside it.', {
    items: list(
      titled('A short title.', 'One or two sentences.'),
      'Four entries. The drawings beside them keep this order: analytics, drafts, filing dates, contacts.',
    ),
  }),
  solutions: section(
    'Heading of the section for public and private companies.',
    'One or two sentences beside it.',
    {
      public_companies: companies('first'),
      private_companies: companies('second'),
    },
  ),
  stats: listOf('The figures, two to six. The first is set very large.', {
    value: verbatim('The figure, as readers see it: "500+". The first one is set very large.'),
    label: verbatim('What it counts.'),
  }),
  stats_note: text('Under the figures: who counted, and for which day.'),
  faq: section('Heading of the questions.', 'One sentence under it.', {
    links: links('Where to read more.'),
    items: list(question, 'The questions, in their order.'),
  }),
  contact: section('Heading of the contact section.', 'One or two sentences under it.', {
    form: group({
      title: filled('Heading of the form.'),
      fields: group({
        company_name: group(formField('company')),
        email: group(formField('email')),
        company_type: group({
          ...formField('company type'),
          options: v.optional(
            v.pipe(
              v.array(words),
              v.maxLength(3, 'at most three texts: public, private, pre-IPO'),
              v.description(
                'What the kinds are called, in this order: public, private, pre-IPO. A shorter list offers the first ones only.',
              ),
            ),
            ['', '', ''],
          ),
        }),
        message: group(formField('message')),
      }),
      submit_button: filled('The words of the button. The form continues on the contact page.'),
    }),
    contact_info: list(contactCard, 'The cards beside the form.'),
  }),
});

export type HomeContent = TranslatedContent<typeof homeContent>;
