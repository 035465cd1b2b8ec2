import { documentPath } from '../content/documents/documents.ts';
import { LEGAL_SLUGS } from '../routes.ts';
import { localizePath } from '../language/paths/localized-path.ts';
import { DEFAULT_LANGUAGE, PUBLIC_LANGUAGES, tagOf, type LanguageCode } from '../language/languages.ts';
import type { Resource, ResourceServices } from '../page-module.ts';

/** For readers of any other language: the English page. */
const X_DEFAULT = ['x-default', DEFAULT_LANGUAGE] as const;

/**
 * `/sitemap.xml`: every page in every language, with its other languages and, if known, the day it last changed. Long
 * texts are in English in every language, so that only their English page is there.
 */
export function sitemap(services: ResourceServices): Resource {
  const dates = lastChanges(services);
  const entries = [...services.content.paths].flatMap((path) => {
    const date = dates.get(path);
    const url = (code: LanguageCode) => `${services.origin}${localizePath(code, path)}`;
    const alternates = [...PUBLIC_LANGUAGES.map(({ code }) => [tagOf(code), code] as const), X_DEFAULT].map(
      ([lang, code]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${url(code)}"/>`,
    );
    const lastmod = date ? `<lastmod>${date}</lastmod>` : '';
    if (dates.has(path)) return [`<url><loc>${url(DEFAULT_LANGUAGE)}</loc>${lastmod}</url>`];
    const rest = `${lastmod}${alternates.join('')}</url>`;
    return PUBLIC_LANGUAGES.map(({ code }) => `<url><loc>${url(code)}</loc>${rest}`);
  });
  const body = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return { type: 'application/xml; charset=utf-8', body };
}

/** The dates in the front matter of the articles and legal texts, by the path of the page. */
function lastChanges({ content }: ResourceServices): ReadonlyMap<string, string | undefined> {
  const articles = Array.from(
    content.articles,
    ([slug, { metadata }]) =>
      [documentPath('articles', slug), metadata.updated || metadata.published] as const,
  );
  const legal = LEGAL_SLUGS.map(
    (slug) => [documentPath('legal', slug), content.legal.get(slug)?.metadata.updated] as const,
  );
  return new Map([...articles, ...legal]);
}

/** `/robots.txt`: allows everything and names the sitemap. */
export function robots({ origin }: ResourceServices): Resource {
  const body = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
  return { type: 'text/plain; charset=utf-8', body };
}
