import type { PageServices } from '../page-services.ts';

/** `/robots.txt`: everything may be read, and here is the list of it. */
export function robots({ origin }: PageServices): Response {
  const body = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
  return new Response(body, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
