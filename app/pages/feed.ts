import { documentPath } from '../content/documents.ts';
import { mediumPath, type Medium } from '../content/media.ts';
import { commonContent } from '../content/files/common.ts';
import { formatFigures } from '../language/format.ts';
import { fill, type PhraseValues } from '../language/text.ts';
import type { Resource, ResourceServices } from '../page-services.ts';
import { FEED_PATH } from '../routes.ts';

/** `/intel/feed.xml`: the articles as an Atom feed, from their front matter. */
export async function feed(services: ResourceServices): Promise<Resource> {
  const { branding, footer, figures } = (await services.content.read(commonContent)).content;
  const values = {
    ...formatFigures(figures),
    brand: branding.name,
    product: branding.product,
    email: footer.sections.company.contact.email,
    year: services.year,
  };
  const body = atomFeed({
    title: fill('Intel from {brand}', values),
    subtitle: fill(branding.description, values),
    author: branding.name,
    page: `${services.origin}/intel`,
    self: `${services.origin}${FEED_PATH}`,
    entries: await entriesOf(services, values),
  });
  return { type: 'application/atom+xml; charset=utf-8', body };
}

/** Leaves out an article that has no date. */
async function entriesOf({ content, origin }: ResourceServices, values: PhraseValues): Promise<FeedEntry[]> {
  const dated = (await content.articles()).filter(({ metadata }) => metadata.published);
  const media = await content.media();
  return dated.map(({ slug, metadata }) => ({
    title: fill(metadata.title, values),
    summary: fill(metadata.description, values),
    author: fill(metadata.author, values),
    page: `${origin}${documentPath('articles', slug)}`,
    published: metadata.published,
    updated: metadata.updated,
    categories: metadata.tags,
    picture: pictureOf(media.get(metadata.image), origin),
  }));
}

function pictureOf(medium: Medium | undefined, origin: string): FeedEntry['picture'] {
  return medium && { url: origin + mediumPath(medium), type: medium.type, bytes: medium.bytes };
}

/** Contents of an Atom feed (RFC 4287). URLs are absolute; dates are ISO dates, read as midnight UTC. */
export interface Feed {
  title: string;
  subtitle: string;
  author: string;
  /** URL of the page that the feed is about, also the feed's id. */
  page: string;
  /** URL of the feed. */
  self: string;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  title: string;
  summary: string;
  author: string;
  page: string;
  published: string;
  /** When it last changed. Left out or empty: when it was published. */
  updated?: string;
  categories: readonly string[];
  /** Its picture: URL, content type and bytes. */
  picture?: { url: string; type: string; bytes: number } | undefined;
}

/** An Atom document, newest entry first. */
export function atomFeed({ title, subtitle, author, page, self, entries }: Feed): string {
  const newestFirst = entries.toSorted((one, other) => other.published.localeCompare(one.published));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', page),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', instant(entries.map(lastChange).toSorted().at(-1) ?? '1970-01-01')),
    `<author>${element('name', author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    ...newestFirst.map(entryElement),
    '</feed>',
    '',
  ].join('\n');
}

function entryElement(entry: FeedEntry): string {
  const { title, summary, author, page, published, categories, picture } = entry;
  return [
    '<entry>',
    element('id', page),
    element('title', title),
    element('published', instant(published)),
    element('updated', instant(lastChange(entry))),
    `<author>${element('name', author)}</author>`,
    `<link rel="alternate" type="text/html" hreflang="en" href="${escaped(page)}"/>`,
    ...(picture
      ? [
          `<link rel="enclosure" type="${picture.type}" length="${picture.bytes}" href="${escaped(picture.url)}"/>`,
        ]
      : []),
    element('summary', summary),
    ...categories.map((category) => `<category term="${escaped(category)}"/>`),
    '</entry>',
  ].join('\n');
}

function lastChange({ published, updated }: FeedEntry): string {
  return updated || published;
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

function instant(day: string): string {
  return `${day}T00:00:00Z`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 forbids most control characters and lone surrogates, even escaped. They are removed. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function escaped(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
