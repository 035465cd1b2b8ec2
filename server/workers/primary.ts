import cluster from 'node:cluster';
import { announceStart } from '../announce-start.ts';
import type { Settings } from '../env.ts';
import type { Place } from '../functions/send-contact-email/ceiling.ts';
import type { Log } from '../log.ts';
import type { MessageSummary } from '../messages/store.ts';
import { Metrics } from '../metrics/metrics.ts';
import { openSiteWide, type SiteWide } from '../site-wide.ts';
import { openStores } from '../stores.ts';
import { connectCalls } from './calls.ts';
import { collectMetrics } from './collected-metrics.ts';
import { keepWorkers } from './keep-workers.ts';
import type { WorkerCalls } from './worker.ts';

/** What a worker may call in the primary process. */
export type PrimaryCalls = ReturnType<typeof primaryCalls>;

/** A worker that does not tell its metrics for so long is busy; Prometheus waits ten seconds. */
const PATIENCE_MS = 1000;

/**
 * The process that serves nobody: it has what the site has once, and keeps the workers that serve. SIGTERM and
 * SIGINT stop them gracefully, then this process.
 * @throws when the store cannot be opened, or no worker be started.
 */
export async function startPrimary(settings: Settings, log: Log): Promise<void> {
  const stores = await openStores(settings, log, Date.now);
  const metrics = new Metrics();
  const siteWide = openSiteWide({ ...stores, settings, log, metrics });
  const collected = collectMetrics(metrics);
  const calls = primaryCalls({ ...siteWide, allMetrics: collected });
  const close = async () => {
    await siteWide.close();
    await stores.close();
  };
  // As `structuredClone` copies, so that undefined stays what it is.
  cluster.setupPrimary({ serialization: 'advanced' });
  let workers;
  try {
    workers = await keepWorkers({
      count: settings.workers,
      log,
      onBirth(worker) {
        const { call } = connectCalls<WorkerCalls>(worker, calls, PATIENCE_MS);
        return collected.join(() => call('measured')).leave;
      },
    });
  } catch (error) {
    await close();
    throw error;
  }
  const { address, listening, stop } = workers;
  void listening.then(() => announceStart({ settings, log }, address));

  let stopping = false;
  const stopAll = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info('stop', { signal });
    await stop();
    await close();
  };
  process.on('SIGTERM', stopAll);
  process.on('SIGINT', stopAll);
}

function primaryCalls({ contactLimit, ceiling, repetition, allMetrics, wake }: SiteWide) {
  return {
    clientWaitSeconds: (address: string) => contactLimit?.waitSeconds(address) ?? 0,
    ceilingWaitSeconds: () => ceiling?.waitSeconds() ?? 0,
    takePlace: () => ceiling?.take(),
    giveBackPlace: (place: Place) => ceiling?.giveBack(place),
    isRepeated: (...about: Parameters<typeof repetition.isRepeated>) => repetition.isRepeated(...about),
    metricsText: (summary: MessageSummary | undefined, now: number) => allMetrics.text(summary, now),
    wake,
  };
}
