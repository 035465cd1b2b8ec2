import type { Resource, ResourceServices } from '../app/page-services.ts';
import { FEED_PATH, MANIFEST_PATH } from '../app/routes.ts';
import { feed } from '../app/pages/feed.ts';
import { manifest } from '../app/pages/manifest.ts';
import { robots, sitemap } from '../app/pages/sitemap.ts';

export { pageOptions, renderPage } from './render-page.tsx';

/** Files made from the content, by path: each exists once, in no language. */
export const RESOURCES: Readonly<Record<string, (services: ResourceServices) => Resource>> = {
  [FEED_PATH]: feed,
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
  [MANIFEST_PATH]: manifest,
};
