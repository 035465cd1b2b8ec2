import type { LoaderFunctionArgs } from 'react-router';
import { pageServices } from '../page-services.ts';

/** `/robots.txt`: everything may be read, and here is the list of it. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { origin } = context.get(pageServices);
  const body = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
  return new Response(body, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
