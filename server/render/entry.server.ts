import type { Resource, ResourceServices } from '../../site/page-module.ts';
import { FEED_PATH, MANIFEST_PATH, OPEN_API_PATH } from '../../site/routes.ts';
import { feed } from '../../site/machine-files/feed.ts';
import { manifest } from '../../site/machine-files/manifest.ts';
import { openApi } from '../../site/machine-files/open-api.ts';
import { robots, sitemap } from '../../site/machine-files/sitemap.ts';

export { pageOptions, renderPage } from './render-page.tsx';

/** Files made from the content, by path: each exists once, in no language. */
export const RESOURCES: Readonly<Record<string, (services: ResourceServices) => Resource>> = {
  [FEED_PATH]: feed,
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
  [MANIFEST_PATH]: manifest,
  [OPEN_API_PATH]: openApi,
};
