import type { Settings } from './env.ts';
import { purgeOldInsights } from './insights/retention.ts';
import type { Log } from './log.ts';
import { LOOK_EVERY_MS, overdueAlarm } from './mail/overdue-alarm.ts';
import { createRetention, PURGE_EVERY_MS } from './messages/retention.ts';
import { repeat } from './repeat.ts';
import type { Stores } from './stores.ts';

interface TaskServices extends Stores {
  settings: Settings;
  log: Log;
}

/** Starts the tasks that do not depend on requests. Returns the function that stops them. */
export function startScheduledTasks(services: TaskServices): () => Promise<void> {
  const { settings, log } = services;
  const months = settings.retentionMonths;
  const mailed = settings.mail !== undefined;
  const tasks: ReturnType<typeof repeat>[] = [];
  if (months !== 'off') {
    const purge = createRetention(services, { months, mailed });
    const purgeInsights = (signal: AbortSignal) => purgeOldInsights(services, months, signal);
    tasks.push(
      repeat(purge, { name: 'retention', everyMs: PURGE_EVERY_MS, log }),
      repeat(purgeInsights, { name: 'insights retention', everyMs: PURGE_EVERY_MS, log }),
    );
  }
  if (mailed) {
    tasks.push(repeat(overdueAlarm(services), { name: 'overdue alarm', everyMs: LOOK_EVERY_MS, log }));
  }
  return async () => {
    await Promise.all(tasks.map((task) => task.stop()));
  };
}
