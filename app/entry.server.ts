import type { Resource, ResourceServices } from './page-services.ts';
import { FEED_PATH, MANIFEST_PATH } from './routes.ts';
import { feed } from './pages/feed.ts';
import { manifest } from './pages/manifest.ts';
import { robots } from './pages/robots.ts';
import { sitemap } from './pages/sitemap.ts';

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
