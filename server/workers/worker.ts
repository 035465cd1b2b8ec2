import cluster from 'node:cluster';
import type { Grounds, SiteWide } from '../site-wide.ts';
import { connectCalls } from './calls.ts';
import type { PrimaryCalls } from './primary.ts';

/** What the primary process may call in a worker. */
export type WorkerCalls = ReturnType<typeof workerCalls>;

/** Much longer than it takes: only a post waits for the primary process, and a visitor for the post. */
const PATIENCE_MS = 10_000;

/** What the site has once, for a worker: it is in the primary process, which is asked. */
export function siteWideInPrimary({ settings, metrics, log }: Grounds): SiteWide {
  const { call } = connectCalls<PrimaryCalls>(process, workerCalls({ metrics }), PATIENCE_MS);
  const tell = (telling: Promise<unknown>) => {
    telling.catch((error: unknown) => log.error('worker.primary-silent', { error }));
  };
  return {
    contactLimit:
      settings.contactLimit === 'off'
        ? undefined
        : { waitSeconds: (address) => call('clientWaitSeconds', address) },
    ceiling:
      settings.contactCeiling === 'off'
        ? undefined
        : {
            waitSeconds: () => call('ceilingWaitSeconds'),
            take: () => call('takePlace'),
            giveBack: (place) => tell(call('giveBackPlace', place)),
          },
    repetition: { isRepeated: ({ message, email }, now) => call('isRepeated', { message, email }, now) },
    allMetrics: { text: (summary, now) => call('metricsText', summary, now) },
    wake: () => tell(call('wake')),
    async close() {
      // The channel would keep the process alive. The primary process lets go of it first when it is itself gone.
      cluster.worker?.disconnect();
    },
  };
}

function workerCalls({ metrics }: Pick<Grounds, 'metrics'>) {
  return { measured: () => metrics.measured() };
}
