import { hostname } from 'node:os';
import { ContentFolder } from '../app/content/content-folder.server.ts';
import type { Settings } from './env.ts';
import { createCeiling } from './functions/send-contact-email/ceiling.ts';
import type { ContactServices } from './functions/send-contact-email/receive.ts';
import { createRepetition } from './functions/send-contact-email/repetition.ts';
import { collectInsights } from './insights/collect.ts';
import type { InsightsTally } from './insights/tally.ts';
import type { Log } from './log.ts';
import { startOutboxWorker } from './mail/outbox-worker.ts';
import { LOOK_EVERY_MS, overdueAlarm } from './mail/overdue-alarm.ts';
import { createSmtpMailer } from './mail/smtp.ts';
import { openStore } from './messages/open-store.ts';
import { createRetention, PURGE_EVERY_MS } from './messages/retention.ts';
import { ASK_EVERY_MS, createStoreClock } from './messages/store-clock.ts';
import type { MessageStore } from './messages/store.ts';
import { Metrics } from './metrics/metrics.ts';
import { PageCache } from './pages/page-cache.ts';
import { repeat } from './repeat.ts';

/** What lives as long as the process; opened once, handed to the app. */
export interface Services extends ContactServices {
  settings: Settings;
  store: MessageStore;
  /** The editors' files. */
  content: ContentFolder;
  /** The finished pages that are kept in memory. */
  pages: PageCache;
  metrics: Metrics;
  /** What pages report of themselves, on its way to the store. */
  insights: InsightsTally;
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
 * Opens the store and, when mail is configured, starts mailing what it holds. Without mail, messages
 * wait in the store.
 * @throws {StoreError} when the store cannot be opened.
 */
export async function openServices(
  settings: Settings,
  log: Log,
  here: () => number = Date.now,
): Promise<Services> {
  const store = await openStore(settings);
  const clock = createStoreClock(store, here);
  await clock.ask();
  const { now } = clock;
  const collector = await collectInsights({ settings, log, now });
  const metrics = new Metrics();
  const mailer = settings.mail && createSmtpMailer(settings.mail);
  const worker =
    mailer &&
    startOutboxWorker({
      store,
      mailer,
      log,
      now,
      random: Math.random,
      worker: `${hostname()}/${process.pid}`,
      onAttempt: (result) => metrics.countMailAttempt(result),
    });
  const chores = [
    ...startChores({ settings, store, log, now }),
    repeat(clock.ask, { name: 'store clock', everyMs: ASK_EVERY_MS, log }),
  ];
  return {
    settings,
    store,
    repetition: createRepetition(),
    ceiling: settings.contactCeiling === 'off' ? undefined : createCeiling(settings.contactCeiling),
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
    now,
    wake: () => worker?.wake(),
    async close() {
      await Promise.all(chores.map((chore) => chore.stop()));
      await worker?.stop();
      mailer?.close();
      await collector.close();
      await store.close();
    },
  };
}

/** What is done every now and then, whoever visits. */
function startChores(services: Pick<Services, 'settings' | 'store' | 'log' | 'now'>) {
  const { settings, log } = services;
  const months = settings.retentionMonths;
  const mailed = settings.mail !== undefined;
  const chores = [];
  if (months !== 'off') {
    const purge = createRetention(services, { months, mailed });
    chores.push(repeat(purge, { name: 'retention', everyMs: PURGE_EVERY_MS, log }));
  }
  if (mailed) {
    chores.push(repeat(overdueAlarm(services), { name: 'overdue alarm', everyMs: LOOK_EVERY_MS, log }));
  }
  return chores;
}
