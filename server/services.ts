import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { LiveContent } from '../site/content/reading/live-content.server.ts';
import type { Fault } from '../site/content/fault.ts';
import { SCHEMAS } from '../site/schemas.ts';
import type { Settings } from './settings/settings.ts';
import { createRepetition } from './functions/send-contact-email/repetition.ts';
import { createInsightsStore, dayOf, type InsightsStore } from './store/insights.ts';
import { collectSums } from './insights/sums.ts';
import type { Log } from './monitoring/log.ts';
import { startDeliveryWorker } from './delivery/delivery-worker.ts';
import { LOOK_EVERY_MS, overdueAlarm } from './delivery/overdue-alarm.ts';
import type { Channel } from './delivery/channel.ts';
import { createRenditions } from './media/renditions.ts';
import type { Database } from './store/databases/database.ts';
import { openDatabase, storeLocation } from './store/open-store.ts';
import { createRetention, monthsBefore, PURGE_EVERY_MS } from './store/retention.ts';
import { createMessageStore } from './store/sql-store.ts';
import type { MessageStore } from './store/store.ts';
import { openSqliteThread } from './store/databases/sqlite-thread.ts';
import { ASK_EVERY_MS, createStoreClock } from './store/store-clock.ts';
import { LOOK_EVERY_MS as LOOK_AT_AGE_EVERY_MS, staleAlarm } from './monitoring/content-age.ts';
import { createLimit } from './middleware/rate-limit.ts';
import { VERSION } from './process/home-folder.ts';
import { PageCache } from './render/page-cache.ts';
import { createQueue } from './render/queue.ts';
import { repeat } from './process/repeat.ts';
import { createUntranslated } from './untranslated.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { createStoreState, type StoreState } from './monitoring/store-state.ts';

/** The process-wide services, opened once. */
export type Services = Awaited<ReturnType<typeof openServices>>;

export interface SiteServices extends Services {
  /** Origin in canonical links, without a slash at the end. */
  origin: string;
}

/** Limit in bytes of all cached responses. All pages in 22 languages take two thirds of it, each compressed quickly. */
export const PAGES_BYTES = 16 * 1024 * 1024;

/** Requests with a query that may wait; each takes some ten milliseconds. */
export const MOST_QUERIES = 50;

/** Milliseconds after which an editor learns of a picture that cannot be decoded. */
const TRY_MEDIA_EVERY_MS = 2000;

/**
 * Opens the services and starts delivering the messages in the store.
 * @param here this machine's time in Unix milliseconds
 * @throws {StoreError} when the store cannot be opened.
 */
export async function openServices(settings: Settings, log: Log, here: () => number = Date.now) {
  const { database, isOnlyServer } = await openServerDatabase(settings, log);
  const channels = await channelsOf(settings);
  // Without one, messages wait in the store for mail.
  const kinds = channels.length > 0 ? channels.map(({ kind }) => kind) : undefined;
  const [store, insights] = [createMessageStore(database, kinds), createInsightsStore(database)];
  await takeUp(store, isOnlyServer, log);
  const clock = createStoreClock(store, here);
  await clock.ask();
  const { now } = clock;
  const { contentDir, showsDrafts } = settings;
  const report = (fault: Fault) => log.warn('content.fault', { ...fault });
  const renditions = createRenditions(settings, log);
  const { undecodable } = renditions;
  const options = { schemas: SCHEMAS, showsDrafts, now, report, undecodable };
  const content = await LiveContent.open(contentDir, options).catch(async (error: unknown) => {
    // Such as a default that does not fit its schema, in development: the next try opens the store again.
    await database.close();
    throw error;
  });
  const storeState = createStoreState({ store, log, now });
  const metrics = await metricsOf(settings, { storeState, now });
  const pageCache = new PageCache({ maxBytes: PAGES_BYTES });
  const { contactLimit, contactCeiling } = settings;
  const sums = collectSums(insights, log);
  // Each kind has its own worker, so that a receiver that is down or slow delays only its own kind.
  const workers = channels.map((channel) =>
    startDeliveryWorker({
      store,
      channel,
      log,
      now,
      random: Math.random,
      worker: `${hostname()}/${process.pid}/${randomUUID()}`,
      onAttempt: (result) => metrics?.countAttempt(channel.kind, result),
    }),
  );
  const tasks = [
    repeat(async (signal) => renditions.tryAll(content.current().media, signal), {
      name: 'media',
      everyMs: TRY_MEDIA_EVERY_MS,
      log,
    }),
    repeat(clock.ask, { name: 'store clock', everyMs: ASK_EVERY_MS, log }),
    // For the alarm of a full disk, where nobody asks for `/healthz`.
    repeat(async () => void (await storeState.isWritable()), { name: 'store probe', everyMs: 60_000, log }),
    repeat(staleAlarm(settings.contentDir, { log, now }), {
      name: 'stale content alarm',
      everyMs: LOOK_AT_AGE_EVERY_MS,
      log,
    }),
    ...startTasks(settings, channels, { store, insights, log, now }),
  ];
  return {
    settings,
    /** The version of the release; undefined in a checkout. */
    version: VERSION,
    store,
    content,
    renditions,
    reportUntranslated: createUntranslated(log),
    /** Cached responses: pages, and files made from the content. */
    pageCache,
    /** The queue of responses that depend on a query: each is rendered on request, one at a time. */
    queries: createQueue(MOST_QUERIES),
    metrics,
    storeState,
    /** Counts of page views and vitals that are not in the store yet. */
    insights: sums,
    /** Limit of messages for each client, if any. */
    contactLimit: contactLimit === 'off' ? undefined : createLimit(contactLimit),
    /**
     * Limit of messages that are stored for all clients together, if any. If every request counted, one client with a
     * few networks could close the form for everybody with requests that cost nothing and leave no trace.
     */
    ceiling: contactCeiling === 'off' ? undefined : createLimit(contactCeiling),
    repetition: createRepetition(),
    log,
    /** The time in Unix milliseconds. */
    now,
    /** Makes the delivery workers look for messages now. */
    wake() {
      for (const worker of workers) worker.wake();
    },
    /** Finishes the current deliveries, then disconnects from their receivers and the store. */
    async close() {
      content.close();
      await Promise.all(tasks.map((task) => task.stop()));
      await Promise.all(workers.map((worker) => worker.stop()));
      await sums.close();
      await database.close();
    },
  };
}

/** The ways that messages take to the operator. Each brings its library only where it is set. */
async function channelsOf({ mail, webhook }: Settings): Promise<Channel[]> {
  const channels: Channel[] = [];
  if (mail) channels.push((await import('./delivery/mail/mail.ts')).createMail(mail));
  if (webhook) channels.push((await import('./delivery/webhook/webhook.ts')).createWebhook(webhook));
  return channels;
}

/** Counts for the operator, where a token lets somebody read them. */
async function metricsOf(
  { metricsToken: token }: Settings,
  services: { storeState: StoreState; now(): number },
): Promise<Metrics | undefined> {
  if (token === undefined) return undefined;
  return (await import('./monitoring/metrics.ts')).createMetrics({ ...services, token });
}

/** SQLite in its own thread, or PostgreSQL, which other servers may use. */
async function openServerDatabase(
  settings: Settings,
  log: Log,
): Promise<{ database: Database; isOnlyServer: boolean }> {
  const opened = await openEither(settings, log);
  const { copy } = opened.database;
  if (copy) {
    const fix = 'delete the copy once the new release has proved itself: it holds messages';
    log.warn('store.updated', { copy, fix });
  }
  return opened;
}

async function openEither(settings: Settings, log: Log) {
  if (settings.databaseUrl !== undefined)
    return { database: await openDatabase(settings, 'server'), isOnlyServer: false };
  const { database, isOnlyServer } = await openSqliteThread(storeLocation(settings), {
    onDeath(error) {
      // The service manager starts the server again, and the store's lock, which other servers respect, is free.
      log.alarm('store.thread-ended', { error, fix: 'check the disk or memory that the error names' });
      process.exit(1);
    },
  });
  if (!isOnlyServer) {
    const fix = 'run one server for each DATA_DIR; several servers need DATABASE_URL';
    log.warn('store.shared', { fix });
  }
  return { database, isOnlyServer };
}

/** Makes the deliveries of a killed server due, if no other server may be delivering them. */
async function takeUp(store: MessageStore, isOnlyServer: boolean, log: Log): Promise<void> {
  try {
    const reclaimed = isOnlyServer ? await store.reclaim() : 0;
    const reassigned = await store.reassign();
    if (reclaimed + reassigned > 0) log.info('deliveries.taken-up', { reclaimed, reassigned });
  } catch (error) {
    // No reason to stop: leases that are not reclaimed run out.
    log.error('deliveries.not-taken-up', { error });
  }
}

/** Tasks that do not depend on requests. */
function startTasks(
  { retentionMonths: months }: Settings,
  channels: readonly Channel[],
  services: Pick<Services, 'store' | 'log' | 'now'> & { insights: InsightsStore },
) {
  const { log, insights, now } = services;
  const delivered = channels.length > 0;
  const retention = months !== 'off' && {
    retention: createRetention(services, { months, delivered }),
    'insights retention': async () => {
      const purgedRows = await insights.purge(dayOf(monthsBefore(now() + PURGE_EVERY_MS, months)));
      log.info('insights.purged', { purgedRows, olderThanMonths: months });
    },
  };
  const purges = Object.entries({ ...retention }).map(([name, purge]) =>
    repeat(purge, { name, everyMs: PURGE_EVERY_MS, log }),
  );
  const alarms = channels.map((channel) =>
    repeat(overdueAlarm(services, channel), {
      name: `${channel.kind} overdue alarm`,
      everyMs: LOOK_EVERY_MS,
      log,
    }),
  );
  return [...purges, ...alarms];
}
