import { defineContent, listOf, filled, group, heading, list } from '../../content/schema.ts';
import type { TranslatedContent } from '../../content/translated.ts';
import { hero, links, seo, titled } from '../../content/files/titled.ts';

/** The page /faq. */
export const faqContent = defineContent(
  'faq.json',
  {
    seo,
    hero,
    items: listOf('The questions, in their order. {questions} in any text is how many there are.', {
      question: filled('The question, as a visitor would ask it.'),
      answer: filled('The answer, in a few plain sentences.'),
      links: links('Where to read more, under the answer.'),
    }),
    elsewhere: group({
      title: heading('Heading of the last section.'),
      topics: list(
        titled('What it is about, in a word or two.', 'One sentence.', {
          links: links('Where the answers are.'),
        }),
        'Where answers are that are not on this page.',
      ),
    }),
  },
  { figures: ({ items }) => ({ questions: items.length }) },
);

export type FaqContent = TranslatedContent<typeof faqContent>;
