import builtIn from '../../content/built-in.json' with { type: 'json' };
import { defineContent, group, heading, list, text, verbatim } from '../../content/schema.ts';
import type { TranslatedContent } from '../../content/translated.ts';
import { links, nextStep, seo, titled, section } from '../../content/files/titled.ts';

const { seo: builtInSeo, facts, features } = builtIn['about.json'];

/** Has no other built-in texts: a page without content shows the fallback of requirement 2.29. */
const defaults = { seo: builtInSeo, facts: { title: facts.title }, features: { title: features.title } };

export const aboutContent = defineContent(
  'about.json',
  {
    seo,
    hero: group({
      title: text('The headline. Empty: "About {brand}".'),
      description: text('One or two sentences beside it. Empty: a short description of the product.'),
    }),
    mission: group({
      cards: list(
        titled('What we hold to, in a few words.', 'Why, in one or two sentences.'),
        'Three cards. The first is on a light panel, the others beside it.',
      ),
    }),
    facts: group({
      title: heading('Heading of the facts.'),
      items: list(
        titled('What the fact is about, in one word.', 'The fact, in two to four words.', {
          additional: verbatim('What goes with it, in smaller type.'),
        }),
        'Four short facts, two in a row.',
      ),
    }),
    features: section('Heading of the list.', 'One sentence under it.', {
      links: links('Where to read more.'),
      items: list(
        titled('What the platform does.', 'How, in one or two sentences.', {
          links: links('The pages that show it.'),
        }),
        'The list.',
      ),
    }),
    next_step: nextStep,
  },
  { defaults, needsFields: true },
);

export type AboutContent = TranslatedContent<typeof aboutContent>;
