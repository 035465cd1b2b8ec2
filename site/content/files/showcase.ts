import * as v from 'valibot';
import {
  defineContent,
  listOf,
  filledVerbatim,
  flag,
  heading,
  group,
  httpsUrl,
  list,
  optional,
  text,
  verbatim,
} from '../schema.ts';
import type { TranslatedContent } from '../translated.ts';
import { BLOCKS } from './blocks.ts';
import { link, seo, seoOfEntry, titled } from './titled.ts';

function button(which: string) {
  return group({
    text: text(`What the ${which} button says.`),
    link: verbatim(`Where the ${which} button leads: an address of this site (/contact) or a full one.`),
  });
}

export const showcaseContent = defineContent(
  'showcase.json',
  {
    seo,
    hero: titled('The headline.', 'One or two sentences.', {
      subtitle: text('One sentence before the description.'),
    }),
    showcases: listOf('The companies, in the order of their cards. One with figures takes the whole width.', {
      company_name: filledVerbatim('The company, as it writes itself. Never translated.'),
      ticker: verbatim('Its ticker symbol, empty when it has none. Never translated.'),
      subtitle: text('Market and line of business: "Nasdaq. Biopharmaceuticals".'),
      description: text('Neutral, public facts only.'),
      figures: listOf('Figures that are set large on the page of the company, under `figures_title`.', {
        value: filledVerbatim('The figure, in English form: "$35,000".'),
        label: filledVerbatim('What it counts: "acres".'),
        label_first: flag('true: the label is read before the figure, as in "starting at $35,000".'),
        meaning: text('What it means, on the page of the company.'),
      }),
      figures_note: text('What to know about the figures.'),
      stock_url: httpsUrl('A public quote page, or empty.'),
      website: httpsUrl("The company's own site, or empty."),
      link: verbatim('Its page on this site, for example /showcase/silo-pharma.'),
      button_text: text('The words of the button. Empty: "View showcase".'),
      disabled: flag('true dims the card and switches its button off.'),
      page: optional(
        v.strictObject({
          seo: seoOfEntry,
          market: text('Where its shares trade: "Nasdaq". Empty when they do not.'),
          business: text('Its line of business. Empty: the subtitle.'),
          sources: listOf('Where the facts were read.', {
            facts: verbatim('Which facts it supports. Not shown for figures: there the figure says it.'),
            document: text('The document and its date.'),
            url: httpsUrl('Where to read it, or empty.'),
            figures: list(
              v.string(),
              'The figures that it supports, by what they count: "acres". It is then shown under them.',
            ),
          }),
          figures_title: heading('Heading of its figures.'),
          blocks: list(BLOCKS, 'Background about its field: sections as on a page of blocks.'),
          title: text('Heading of the last section.'),
          description: text('One or two sentences under it.'),
          link,
        }),
        'The page under /showcase/ that `link` names. Left out: the company has none.',
      ),
    }),
    note: group({
      dated: text('The date of the facts, on the page of each company.'),
      terms: text('A disclaimer about the facts, after it.'),
    }),
    why_choose: group({
      title: text('Heading of the four reasons.'),
      description: text('One sentence under it.'),
      features: list(
        titled('The reason.', 'What it means, in one or two sentences.', {
          link,
        }),
        'The four reasons, each with the page that shows it.',
      ),
    }),
    cta: titled('Heading of the last section.', 'One sentence under it.', {
      buttons: group({ primary: button('first'), secondary: button('second') }),
    }),
  },
  {
    needsFields: true,
    paths: ({ showcases }) =>
      showcases.flatMap(({ page, link: path }) =>
        page && /^\/showcase\/[a-z0-9-]+$/.test(path) ? [path] : [],
      ),
  },
);

export type ShowcaseContent = TranslatedContent<typeof showcaseContent>;
