import { MANIFEST_PATH } from './manifest-path.ts';
import type { Resource, ResourceServices } from './page-services.ts';
import { feed } from './routes/feed.ts';
import { manifest } from './routes/manifest.ts';
import { robots } from './routes/robots.ts';
import { sitemap } from './routes/sitemap.ts';
import { FEED_PATH } from './site-pages.ts';

/** Paths that are not pages and exist in no language. */
export const RESOURCES: Readonly<
  Record<string, (services: ResourceServices) => Resource | Promise<Resource>>
> = {
  [FEED_PATH]: feed,
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
  [MANIFEST_PATH]: manifest,
};
