import { defineContent, group, list, text, type ContentOf } from '../schema.ts';
import { titled } from './titled.ts';

/** The about page. */
export const aboutContent = defineContent('about.json', {
  hero: group({
    title: text('', 'The headline. Empty: "About {brand}".'),
    description: text('', 'One or two sentences under the headline.'),
  }),
  mission: group({
    cards: list(
      titled('What we hold to, in a few words.', 'Why, in one or two sentences.'),
      [],
      'Three cards.',
    ),
  }),
  features: group({
    title: text('', 'Heading of the list.'),
    items: list(titled('What the platform does.', 'How, in one or two sentences.'), [], 'The list.'),
  }),
});

export type AboutContent = ContentOf<typeof aboutContent>;
