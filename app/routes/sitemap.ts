import { DOCUMENTS, documentPath } from '../content/documents.ts';
import { addressIn } from '../language/address.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '../language/languages.ts';
import type { Resource, ResourceServices } from '../page-services.ts';
import { SITE_PAGES } from '../site-pages.ts';

/** Readers of none of the languages are led to the English page. */
const X_DEFAULT = ['x-default', DEFAULT_LANGUAGE] as const;

/**
 * `/sitemap.xml`: every page of the site in every language, each with all its languages, and with the day of
 * its last change where it has one.
 */
export async function sitemap(services: ResourceServices): Promise<Resource> {
  const days = await daysOf(services);
  const entries = SITE_PAGES.flatMap(({ path }) => {
    const day = days.get(path);
    const address = (code: LanguageCode) => `${services.origin}${addressIn(code, path)}`;
    const alternates = [...LANGUAGES.map(({ code }) => [code, code] as const), X_DEFAULT].map(
      ([lang, code]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(code)}"/>`,
    );
    const rest = `${day ? `<lastmod>${day}</lastmod>` : ''}${alternates.join('')}</url>`;
    return LANGUAGES.map(({ code }) => `<url><loc>${address(code)}</loc>${rest}`);
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

/** The days that the long texts state in their own front matter, by the address of their page. */
async function daysOf({ readDocument }: ResourceServices): Promise<ReadonlyMap<string, string | undefined>> {
  const articles = DOCUMENTS.articles.map(async (slug) => {
    const document = await readDocument('articles', slug);
    return [documentPath('articles', slug), document?.facts.published] as const;
  });
  const legal = DOCUMENTS.legal.map(async (slug) => {
    const document = await readDocument('legal', slug);
    return [documentPath('legal', slug), document?.facts.updated] as const;
  });
  return new Map(await Promise.all([...articles, ...legal]));
}
