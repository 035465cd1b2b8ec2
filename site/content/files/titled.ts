import * as v from 'valibot';
import { addressIn, filled, group, heading, list, optional, text, words } from '../schema.ts';
import type { Translated } from '../translated.ts';

/** Empty, a path of this site, or an https URL. Browsers take `//host` and `/\\host` for other sites. */
const LINK = /^$|^\/(?![/\\])\S*$|^https:\/\/\S+$/;

/** Where a link leads; undefined without one. */
export function address(about: string) {
  return v.optional(
    addressIn(LINK, 'a path of this site (/about) or an address that begins with https://', about),
  );
}

/** A link with its words. */
export const link = group({
  label: text('The words of the link. Empty: there is no link.'),
  link: address('Where it leads: a path of this site (/about) or an address that begins with https://.'),
});

export function links(about: string) {
  return list(link, about);
}

/** A link to a further page. */
export type PageLink = Translated<v.InferOutput<typeof link>>;

/** An entry with a title, a description and further fields. */
export function titled<Others extends v.ObjectEntries = typeof NO_OTHERS>(
  aboutTitle: string,
  aboutDescription: string,
  others?: Others,
) {
  return group(Object.assign({ title: filled(aboutTitle), description: text(aboutDescription) }, others));
}

/** A part of a page that may be left out. */
export function section<Others extends v.ObjectEntries = typeof NO_OTHERS>(
  aboutTitle: string,
  aboutDescription: string,
  others?: Others,
) {
  return group(Object.assign({ title: heading(aboutTitle), description: text(aboutDescription) }, others));
}

const NO_OTHERS = {};

export const question = group({
  question: filled('The question, as a visitor would ask it.'),
  answer: filled('The answer, in a few plain sentences.'),
});

const SEO_TITLE =
  'Title of the page in search results and browser tabs. The brand is added behind it, unless it names {brand} itself.';
const SEO_DESCRIPTION =
  'Description for search results, 110 to 160 characters. The list of articles shows it as well.';

/** What search engines and browser tabs show of a page. */
export const seo = group({ title: filled(SEO_TITLE), description: filled(SEO_DESCRIPTION) });

/** The same for an entry of a list: without them the page shows its headline, and the description of the brand. */
export const seoOfEntry = group({ title: text(SEO_TITLE), description: text(SEO_DESCRIPTION) });

/** The start of a page. */
export const hero = titled('The headline.', 'One or two sentences beside it.');

/** The end of a page. */
export const nextStep = group({
  title: text('Heading of the last section.'),
  description: text('One or two sentences under it.'),
  links: links('Other pages that readers of this one may want.'),
});

/** A way to reach the company. */
export const contactCard = group({
  title: filled('A word or two.'),
  description: text('One sentence.'),
  contact: optional(v.string(), 'An email address, shown as a link. May be left out.'),
  additional: optional(words, 'A second line. May be left out.'),
});
