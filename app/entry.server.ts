import type { Resource, ResourceServices } from './page-services.ts';
import { FEED_PATH, MANIFEST_PATH } from './routes.ts';
import { feed } from './routes/feed.ts';
import { manifest } from './routes/manifest.ts';
import { robots } from './routes/robots.ts';
import { sitemap } from './routes/sitemap.ts';

export { pageOptions, renderPage } from '../rendering/server/render-page.tsx';

/** Files made from the content, by path: each exists once, in no language. */
export const RESOURCES: Readonly<
  Record<string, (services: ResourceServices) => Resource | Promise<Resource>>
> = {
  [FEED_PATH]: feed,
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
  [MANIFEST_PATH]: manifest,
};
