import { hostname } from 'node:os';
import { ContentFolder } from '../app/content/content-folder.server.ts';
import type { ContentReport } from '../app/content/parse-with-defaults.server.ts';
import { LanguageFiles, type LanguageReport } from '../app/language/language-files.server.ts';
import type { Settings } from './env.ts';
import { createAcceptedKeys, type AcceptedKeys } from './functions/send-contact-email/accepted-keys.ts';
import { createCeiling, type Ceiling } from './functions/send-contact-email/ceiling.ts';
import { createRepetition, type Repetition } from './functions/send-contact-email/repetition.ts';
import { collectInsights, type InsightsTally } from './insights/tally.ts';
import type { Log } from './log.ts';
import { startOutboxWorker } from './mail/outbox-worker.ts';
import { createSmtpMailer } from './mail/smtp.ts';
import type { MessageStore } from './messages/store.ts';
import { Metrics } from './metrics.ts';
import { createClientLimit, type ClientLimit } from './middleware/client-limit.ts';
import { VERSION } from './home-folder.ts';
import { PageCache } from '../rendering/server/page-cache.ts';
import { startScheduledTasks } from './scheduled-tasks.ts';
import { openStores, type Stores } from './stores.ts';

/** The process-wide services, opened once. */
export interface Services {
  settings: Settings;
  /** Of the release; undefined in a checkout. */
  version?: string;
  store: MessageStore;
  content: ContentFolder;
  /** The translators' files. */
  languages: LanguageFiles;
  /** Cached responses: pages, their data, files made from the content. */
  pages: PageCache;
  metrics: Metrics;
  /** Counts of page views and vitals that are not in the store yet. */
  insights: InsightsTally;
  /** Limit of messages for each client; absent when there is none. */
  contactLimit?: ClientLimit;
  /** Limit of messages for all clients together; absent when there is none. */
  ceiling?: Ceiling;
  repetition: Repetition;
  accepted: AcceptedKeys;
  log: Log;
  /** The time in Unix milliseconds. */
  now(): number;
  /** Makes the outbox worker look for messages now. */
  wake(): void;
  /** Finishes the current mail, then disconnects from the mail server and the store. */
  close(): Promise<void>;
}

export interface SiteServices extends Services {
  /** Origin in canonical links, without a slash at the end. */
  origin: string;
}

/**
 * Limit in bytes of all cached responses. All pages in 22 languages, each under its URL with and without the language
 * prefix, take two thirds of it.
 */
export const PAGES_BYTES = 32 * 1024 * 1024;

/**
 * Opens the services and starts mailing the messages in the store.
 * @param here this machine's time in Unix milliseconds
 * @throws {StoreError} when the store cannot be opened.
 */
export async function openServices(
  settings: Settings,
  log: Log,
  here: () => number = Date.now,
): Promise<Services> {
  const stores = await openStores(settings, log, here);
  const metrics = new Metrics();
  const outbox = startOutbox(settings, log, stores, metrics);
  const stopTasks = startScheduledTasks({ ...stores, settings, log });
  const collector = collectInsights(stores.insights, log);
  const { contactLimit, contactCeiling } = settings;
  const warn = ({ kind, ...report }: ContentReport | LanguageReport) => log.warn(`content.${kind}`, report);
  const content = new ContentFolder(settings.contentDir, warn);
  // Reads every file, so that what breaks later has a last good version.
  await content.faults();
  const pages = new PageCache({
    maxBytes: PAGES_BYTES,
    onLookup: (isHit) => metrics.countPageLookup(isHit),
  });
  return {
    settings,
    version: VERSION,
    store: stores.store,
    content,
    languages: new LanguageFiles(settings.contentDir, warn),
    pages,
    metrics,
    insights: collector.tally,
    contactLimit: contactLimit === 'off' ? undefined : createClientLimit(contactLimit),
    ceiling: contactCeiling === 'off' ? undefined : createCeiling(contactCeiling),
    repetition: createRepetition(),
    accepted: createAcceptedKeys(),
    log,
    now: stores.now,
    wake: () => outbox?.wake(),
    async close() {
      pages.close();
      await stopTasks();
      await outbox?.stop();
      await collector.close();
      await stores.close();
    },
  };
}

/** Undefined without mail settings: then messages wait in the store. */
function startOutbox({ mail }: Settings, log: Log, { store, now }: Stores, metrics: Metrics) {
  if (!mail) return undefined;
  const mailer = createSmtpMailer(mail);
  const worker = startOutboxWorker({
    store,
    mailer,
    log,
    now,
    random: Math.random,
    worker: `${hostname()}/${process.pid}`,
    onAttempt: (result) => metrics.countMailAttempt(result),
  });
  return {
    wake: () => worker.wake(),
    async stop() {
      await worker.stop();
      mailer.close();
    },
  };
}
