import { defineContent, filled, flag, group, list, text, type ContentOf } from '../schema.ts';
import { titled } from './titled.ts';

function button(fallbackText: string, fallbackLink: string, which: string) {
  return group({
    text: text(fallbackText, `What the ${which} button says.`),
    link: text(
      fallbackLink,
      `Where the ${which} button leads: an address of this site (/contact) or a full one.`,
    ),
  });
}

export const showcaseContent = defineContent('showcase.json', {
  hero: group({
    title: filled('Companies on the record', 'The headline.'),
    subtitle: text('', 'A line above the description.'),
    description: text('', 'One or two sentences.'),
  }),
  showcases: list(
    group({
      company_name: text('', 'The company, as it writes itself. Never translated.'),
      ticker: text('', 'Its ticker symbol, empty when it has none. Never translated.'),
      subtitle: text('', 'Market and line of business.'),
      description: text('', 'Neutral, public facts only.'),
      stock_url: text('', 'A public quote page, or empty.'),
      website: text('', "The company's own site, or empty."),
      link: text('', 'Its page on this site, for example /showcase/silo-pharma.'),
      button_text: text('View showcase', 'What the button says.'),
      disabled: flag(false, 'true dims the card and switches its button off.'),
    }),
    [],
    'The cards, in their order. The first is set large when its description names figures.',
  ),
  why_choose: group({
    title: text('', 'Heading of the four reasons.'),
    description: text('', 'One sentence under it.'),
    features: list(titled('The reason.', 'What it means, in one or two sentences.'), [], 'The four reasons.'),
  }),
  cta: group({
    title: filled('Tell your own story', 'Heading of the last section.'),
    description: text('', 'One sentence under it.'),
    buttons: group({
      primary: button('Talk to our team', '/contact', 'first'),
      secondary: button('See the solutions', '/solutions', 'second'),
    }),
  }),
});

export type ShowcaseContent = ContentOf<typeof showcaseContent>;
