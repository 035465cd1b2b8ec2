import { hostname } from 'node:os';
import type { Settings } from './env.ts';
import { createCeiling, type Ceiling } from './functions/send-contact-email/ceiling.ts';
import { createRepetition, type Repetition } from './functions/send-contact-email/repetition.ts';
import { purgeOldInsights } from './insights/retention.ts';
import type { Log } from './log.ts';
import { startOutboxWorker } from './mail/outbox-worker.ts';
import { LOOK_EVERY_MS, overdueAlarm } from './mail/overdue-alarm.ts';
import { createSmtpMailer } from './mail/smtp.ts';
import { createRetention, PURGE_EVERY_MS } from './messages/retention.ts';
import type { Metrics, MetricsText } from './metrics/metrics.ts';
import { createClientLimit, type ClientLimit } from './middleware/client-limit.ts';
import { repeat } from './repeat.ts';
import type { Stores } from './stores.ts';

/** What the site has once, however many processes serve it. */
export interface SiteWide {
  /** Messages of each client address; absent: as many as come. */
  contactLimit?: ClientLimit;
  /** Messages of all clients together; absent: as many as come are stored. */
  ceiling?: Ceiling;
  repetition: Repetition;
  /** What all processes have done, in numbers. */
  allMetrics: MetricsText;
  /** Tells the worker that there is something to mail. */
  wake(): void;
  /** Finishes the mail in hand, then lets go of the mail server. */
  close(): Promise<void>;
}

/** What everything of the process is made of. */
export interface Grounds extends Stores {
  settings: Settings;
  log: Log;
  metrics: Metrics;
}

/**
 * Starts it in this process: when mail is configured, what the store holds is mailed; without mail, messages wait
 * in the store.
 */
export function openSiteWide(grounds: Grounds): SiteWide {
  const { settings, store, log, now, metrics } = grounds;
  const { contactLimit, contactCeiling } = settings;
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
  const chores = startChores(grounds);
  return {
    contactLimit: contactLimit === 'off' ? undefined : createClientLimit(contactLimit),
    ceiling: contactCeiling === 'off' ? undefined : createCeiling(contactCeiling),
    repetition: createRepetition(),
    allMetrics: metrics,
    wake: () => worker?.wake(),
    async close() {
      await Promise.all(chores.map((chore) => chore.stop()));
      await worker?.stop();
      mailer?.close();
    },
  };
}

/** What is done every now and then, whoever visits. */
function startChores(grounds: Grounds) {
  const { settings, log } = grounds;
  const months = settings.retentionMonths;
  const mailed = settings.mail !== undefined;
  const chores = [];
  if (months !== 'off') {
    const purge = createRetention(grounds, { months, mailed });
    const purgeInsights = () => purgeOldInsights(grounds, months);
    chores.push(
      repeat(purge, { name: 'retention', everyMs: PURGE_EVERY_MS, log }),
      repeat(purgeInsights, { name: 'insights retention', everyMs: PURGE_EVERY_MS, log }),
    );
  }
  if (mailed) {
    chores.push(repeat(overdueAlarm(grounds), { name: 'overdue alarm', everyMs: LOOK_EVERY_MS, log }));
  }
  return chores;
}
