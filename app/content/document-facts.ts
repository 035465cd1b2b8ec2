import * as v from 'valibot';
import type { Block } from './document-tree.ts';
import type { DocumentKind } from './documents.ts';
import { text, type ContentOf } from './schema.ts';

const ISO_DATE = v.pipe(v.string(), v.isoDate());

/** The lines between the dashes at the head of a document. */
export const FACTS = {
  articles: v.strictObject({
    title: text('', 'The headline.'),
    description: text('', '110 to 160 characters for search results.'),
    standfirst: text('', 'One or two sentences under the headline.'),
    category: text('', 'Featured, Technology, Analytics or Insights: the badge.'),
    author: text('', 'Who wrote it.'),
    date: text('', 'As it is shown, for example "Sept 1, 2025".'),
    published: day('The same date for the feed: 2025-09-01.'),
    read_time: text('', 'For example "5 min read".'),
    tags: text('', 'Separated by commas; the feed tells them.'),
  }),
  legal: v.strictObject({
    title: text('', 'The headline.'),
    description: text('', '110 to 160 characters for search results.'),
    updated: day('When the text last changed: 2026-11-21.'),
  }),
};

/** A long text as a page gets it. */
export interface DocumentOf<Kind extends DocumentKind> {
  facts: ContentOf<{ name: Kind; schema: (typeof FACTS)[Kind] }>;
  blocks: Block[];
}

/** Valibot checks defaults too, so an empty text must pass. */
function day(about: string) {
  const isDay = (value: string) => value === '' || v.is(ISO_DATE, value);
  const date = v.pipe(v.string(), v.check(isDay, 'a date such as 2025-09-01'), v.description(about));
  return v.optional(date, '');
}
