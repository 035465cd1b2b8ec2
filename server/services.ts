import { ContentFolder } from '../app/content/content-folder.server.ts';
import type { Settings } from './env.ts';
import { collectInsights } from './insights/collect.ts';
import type { InsightsTally } from './insights/tally.ts';
import type { Log } from './log.ts';
import type { MessageStore } from './messages/store.ts';
import { Metrics } from './metrics/metrics.ts';
import { PageCache } from './pages/page-cache.ts';
import { openSiteWide, type Grounds, type SiteWide } from './site-wide.ts';
import { openStores } from './stores.ts';

/** What lives as long as the process; opened once, handed to the app. */
export interface Services extends SiteWide {
  settings: Settings;
  store: MessageStore;
  /** The editors' files. */
  content: ContentFolder;
  /** The finished pages that are kept in memory. */
  pages: PageCache;
  /** Where this process counts what it does. */
  metrics: Metrics;
  /** What pages report of themselves, on its way to the store. */
  insights: InsightsTally;
  log: Log;
  /** The time in Unix milliseconds. */
  now(): number;
  /** Finishes the mail in hand, then lets go of the mail server and the store. */
  close(): Promise<void>;
}

/** The services, and where the site is: known once it listens. */
export interface SiteServices extends Services {
  /** Origin in canonical links, without a slash at the end. */
  origin: string;
}

/** Bytes of finished pages kept in memory: those that are asked for, of 22 languages. */
const PAGES_LIMIT = 32 * 1024 * 1024;

/**
 * Opens what a process needs to serve the site.
 * @param siteWide starts what the site has once, or finds it in the process that has; here unless told.
 * @throws {StoreError} when the store cannot be opened.
 */
export async function openServices(
  settings: Settings,
  log: Log,
  here: () => number = Date.now,
  siteWide: (grounds: Grounds) => SiteWide = openSiteWide,
): Promise<Services> {
  const stores = await openStores(settings, log, here);
  const metrics = new Metrics();
  const shared = siteWide({ ...stores, settings, log, metrics });
  const collector = collectInsights(stores.insights, log);
  return {
    ...shared,
    settings,
    store: stores.store,
    metrics,
    insights: collector.tally,
    pages: new PageCache({
      limit: PAGES_LIMIT,
      onLookup: (kept) => metrics.countPageLookup(kept),
    }),
    content: new ContentFolder(settings.contentDir, ({ kind, ...report }) =>
      log.warn(`content.${kind}`, report),
    ),
    log,
    now: stores.now,
    async close() {
      await shared.close();
      await collector.close();
      await stores.close();
    },
  };
}
