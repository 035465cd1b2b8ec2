import type { LoaderFunctionArgs } from 'react-router';
import { DOCUMENTS, documentPath } from '../content/documents.ts';
import { pageServices, type PageServices } from '../page-services.ts';
import { SITE_PAGES } from '../site-pages.ts';

/** `/sitemap.xml`: every page of the site, with the day of its last change where the page has one. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const services = context.get(pageServices);
  const days = await daysOf(services);
  const entries = SITE_PAGES.map(({ path }) => {
    const day = days.get(path);
    return `<url><loc>${services.origin}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  const body = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

/** The days that the long texts state in their own front matter, by the address of their page. */
async function daysOf({ readDocument }: PageServices): Promise<ReadonlyMap<string, string | undefined>> {
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
