import { MANIFEST_PATH } from './manifest-path.ts';
import type { PageServices } from './page-services.ts';
import { feed } from './routes/feed.ts';
import { manifest } from './routes/manifest.ts';
import { robots } from './routes/robots.ts';
import { sitemap } from './routes/sitemap.ts';
import { FEED_PATH } from './sections/intel/tags.ts';

/** What a resource needs of the server. */
export type ResourceServices = Pick<PageServices, 'origin' | 'year' | 'readContent' | 'readDocument'>;

/** A file that is made from the content. */
export interface Resource {
  /** Content type, with its charset. */
  type: string;
  body: string;
}

/** Paths that are no pages: each is there once, in no language. */
export const RESOURCES: Readonly<
  Record<string, (services: ResourceServices) => Resource | Promise<Resource>>
> = {
  [FEED_PATH]: feed,
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
  [MANIFEST_PATH]: manifest,
};
