import type { Resource, ResourceServices } from '../page-services.ts';

/** `/robots.txt`: allows everything and names the sitemap. */
export function robots({ origin }: ResourceServices): Resource {
  const body = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
  return { type: 'text/plain; charset=utf-8', body };
}
