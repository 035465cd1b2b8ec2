import { slugOf, titleOfSlug } from '../../content/documents/documents.ts';
import { fill } from '../../language/text.ts';
import { routeAt } from '../../routes.ts';
import type { Content } from '../../schemas.ts';
import { siteValues } from '../../site-values.ts';

/** Size in pixels of the preview image for shared links. The build draws one per page (tools/build/cards.ts). */
export const CARD = { width: 1200, height: 630 };

/** @param path the page's path without a language prefix */
export function cardPath(path: string): string {
  return `/cards/${path.split('/').filter(Boolean).join('-') || 'home'}.png`;
}

/** The title on the card, in English in every language. */
export function cardTitle(path: string, content: Content): string {
  const title = titleOf(path, content) || titleOfSlug(slugOf(path));
  return fill(title, siteValues(content));
}

function titleOf(path: string, content: Content): string | undefined {
  const { showcase, pages, articles, legal } = content;
  const route = routeAt(path);
  if (route?.documents) return { articles, legal }[route.documents].get(slugOf(path))?.metadata.title;
  if (!route) return pages.get(path)?.seo.title || pages.get(path)?.hero.title;
  if (route.page === 'showcase-detail')
    return showcase.showcases.find(({ link, page }) => page && link === path)?.page?.seo.title;
  return Object.entries(content).find(([name]) => `${name}.json` === route.content)?.[1].seo?.title;
}
