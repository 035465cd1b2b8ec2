import { defineContent, filled, group, list, text, type ContentOf } from '../schema.ts';
import { titled } from './titled.ts';

export const aboutContent = defineContent('about.json', {
  hero: group({
    title: text('', 'The headline. Empty: "About {brand}".'),
    description: text('', 'One or two sentences beside it. Empty: a short description of the product.'),
  }),
  mission: group({
    cards: list(
      titled('What we hold to, in a few words.', 'Why, in one or two sentences.'),
      [],
      'Three cards. The first stands on a sheet of paper, the others beside it.',
    ),
  }),
  features: group({
    title: filled('What the platform does', 'Heading of the list.'),
    items: list(
      titled('What the platform does.', 'How, in one or two sentences.'),
      [],
      'The list. Its first entry is set larger.',
    ),
  }),
});

export type AboutContent = ContentOf<typeof aboutContent>;
