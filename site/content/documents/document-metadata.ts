import type { DocumentKind } from '../../routes.ts';
import { A_DAY, isDay } from '../dates.ts';
import type { TextNode } from './document-tree.ts';
import { isMediumName } from '../media/media.ts';
import { NEVER } from '../publishing.ts';
import { checked, filled, flag, isHttpsUrl, pictureOrNone, text, type ContentOf } from '../schema.ts';

import * as v from 'valibot';
/** Front matter of each kind of document. Without a title a document is not shown. */
export const METADATA = {
  articles: v.strictObject({
    title: filled('The headline. May hold {brand}.'),
    description: text('110 to 160 characters for search results.'),
    standfirst: text('One or two sentences under the headline.'),
    excerpt: text('Two or three sentences for the card on /intel. Left out: the standfirst.'),
    category: text('One of the categories of blog.json. Featured: the large card on /intel.'),
    author: text('Who wrote it. May hold {brand}.'),
    role: text('What the author does, in a few words. Shown at the end of the article. May hold {brand}.'),
    draft: flag('Only npm run preview shows it.'),
    published: checked(
      isDay,
      A_DAY,
      'The date, for readers and for the feed, and the day in New York from which they see it: 2025-09-01.',
    ),
    updated: checked(
      isDay,
      A_DAY,
      'When the text last changed, for the feed and search engines. May be left out.',
    ),
    read_time: text('For example "5 min read".'),
    tags: v.optional(v.pipe(v.union([v.string(), v.array(v.string())]), v.transform(tagsOf)), ''),
    image: pictureOrNone(
      'The picture for shared links, 1200 by 630 pixels. One of media/ also appears in the card and the feed. Left out: the site draws one.',
      isImage,
      'the name of a picture in media/, a path of this site, or an address that begins with https://',
    ),
    image_alt: text('What the picture shows, for people who cannot see it.'),
    id: checked(
      (value) => /^\d+$/.test(value),
      'a number',
      'The number of its card in blog.json. May be left out.',
    ),
  }),
  legal: v.strictObject({
    title: filled('The headline.'),
    description: text('110 to 160 characters for search results.'),
    updated: checked(isDay, A_DAY, 'When the text last changed: 2026-11-21.'),
    summary_1: text(
      'First paragraph of the summary for readers of other languages. May hold {brand} and {email}.',
    ),
    summary_2: text('Its second paragraph.'),
  }),
};

/** Replace wrong values. */
export const HELD_BACK = { draft: true, published: NEVER };

/** A parsed document. */
export interface DocumentOf<Kind extends DocumentKind> {
  metadata: ContentOf<{ name: Kind; schema: (typeof METADATA)[Kind] }>;
  /** Its text, which is parsed on first use. */
  readonly nodes: TextNode[];
}

/** A list, or a text with commas: `AI, Data`. */
function tagsOf(tags: string | string[]): string[] {
  const list = typeof tags === 'string' ? tags.split(',') : tags;
  return list.map((tag) => tag.trim()).filter(Boolean);
}

function isImage(value: string): boolean {
  return isMediumName(value) || /^\/(?![/\\])\S+$/.test(value) || isHttpsUrl(value);
}

type Metadata = DocumentOf<'articles'>['metadata'];

/** Newest first; on the same day by the id of the card. */
export function newestFirst(one: Metadata, other: Metadata): number {
  return other.published.localeCompare(one.published) || Number(one.id) - Number(other.id);
}
