import * as v from 'valibot';
import type { Block } from './document-tree.ts';
import type { DocumentKind } from './documents.ts';
import { text, type ContentOf } from './schema.ts';

const A_DAY = 'a date such as 2025-09-01';
const ISO_DATE = v.pipe(v.string(), v.isoDate());
const isDay = (value: string) => v.is(ISO_DATE, value);

/** Front matter of each kind of document. */
export const METADATA = {
  articles: v.strictObject({
    title: text('', 'The headline.'),
    description: text('', '110 to 160 characters for search results.'),
    standfirst: text('', 'One or two sentences under the headline.'),
    category: checked(
      (value) => ['Featured', 'Technology', 'Analytics'].includes(value),
      'Featured, Technology or Analytics',
      'The badge: Featured, Technology or Analytics.',
    ),
    author: text('', 'Who wrote it.'),
    date: text('', 'As it is shown, for example "Sept 1, 2025".'),
    published: checked(isDay, A_DAY, 'The same date for the feed: 2025-09-01.'),
    read_time: text('', 'For example "5 min read".'),
    tags: text('', 'Separated by commas; the feed tells them.'),
  }),
  legal: v.strictObject({
    title: text('', 'The headline.'),
    description: text('', '110 to 160 characters for search results.'),
    updated: checked(isDay, A_DAY, 'When the text last changed: 2026-11-21.'),
  }),
};

/** A parsed document. */
export interface DocumentOf<Kind extends DocumentKind> {
  metadata: ContentOf<{ name: Kind; schema: (typeof METADATA)[Kind] }>;
  blocks: Block[];
}

/** Valibot validates defaults too, so an empty text must pass. */
function checked(isValid: (value: string) => boolean, expected: string, about: string) {
  const check = v.check<string, string>((value) => value === '' || isValid(value), expected);
  return v.optional(v.pipe(v.string(), check, v.description(about)), '');
}
