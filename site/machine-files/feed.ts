import { documentPath } from '../content/documents/documents.ts';
import type { DocumentOf } from '../content/documents/document-metadata.ts';
import { mediumPath, type Media } from '../content/media/media.ts';
import { fill } from '../language/text.ts';
import type { SiteValues } from '../language/use-language.ts';
import type { Resource, ResourceServices } from '../page-module.ts';
import { FEED_PATH } from '../routes.ts';
import { siteValues } from '../site-values.ts';

/**
 * `/intel/feed.xml`: the articles that have a date as an Atom feed (RFC 4287), newest first, from their front matter. Dates
 * are read as midnight UTC.
 */
export function feed({ content, origin }: ResourceServices): Resource {
  const { common, media } = content;
  const values = siteValues(content);
  const articles = Array.from(content.articles, ([slug, { metadata }]) => ({ slug, metadata })).filter(
    ({ metadata }) => metadata.published,
  );
  const page = `${origin}/intel`;
  const body = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', page),
    element('title', fill('Intel from {brand}', values)),
    element('subtitle', fill(common.branding.description, values)),
    element('updated', instant(articles.map(lastChange).toSorted().at(-1) ?? '1970-01-01')),
    `<author>${element('name', common.branding.name)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(origin + FEED_PATH)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    ...articles.map((article) => entry(article, { origin, values, media })),
    '</feed>',
    '',
  ].join('\n');
  return { type: 'application/atom+xml; charset=utf-8', body };
}

interface Article {
  slug: string;
  metadata: DocumentOf<'articles'>['metadata'];
}

function entry(
  article: Article,
  { origin, values, media }: { origin: string; values: SiteValues; media: Media },
): string {
  const { title, description, author, published, tags, image } = article.metadata;
  const page = origin + documentPath('articles', article.slug);
  const picture = media.get(image);
  return [
    '<entry>',
    element('id', page),
    element('title', fill(title, values)),
    element('published', instant(published)),
    element('updated', instant(lastChange(article))),
    `<author>${element('name', fill(author, values))}</author>`,
    `<link rel="alternate" type="text/html" hreflang="en" href="${escaped(page)}"/>`,
    picture &&
      `<link rel="enclosure" type="${picture.type}" href="${escaped(origin + mediumPath(picture))}"/>`,
    element('summary', fill(description, values)),
    ...tags.map((tag) => `<category term="${escaped(tag)}"/>`),
    '</entry>',
  ]
    .filter(Boolean)
    .join('\n');
}

function lastChange({ metadata }: Article): string {
  return metadata.updated || metadata.published;
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

function instant(day: string): string {
  return `${day}T00:00:00Z`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
