import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogAndClock } from './log.ts';

/** deploy/systemd/forthright-content.service writes this file each time that it has pulled the content. */
const MARK = '.git/followed';

/**
 * Seconds without a pull after which the alarm is raised. A pull runs every half minute, so by then the host has been
 * away for a while or the unit fails.
 */
const STALE_S = 15 * 60;

export const LOOK_EVERY_MS = 60_000;

/** Milliseconds after which the alarm is repeated. */
const REPEAT_MS = 60 * 60_000;

/** Seconds since the content was last pulled from its git host; null where it has none. */
export async function contentAgeSeconds(contentDir: string, now: number): Promise<number | null> {
  const mark = await stat(join(contentDir, MARK)).catch(() => undefined);
  return mark ? Math.max(0, Math.round((now - mark.mtimeMs) / 1000)) : null;
}

/** Returns the task that raises an alarm, at most once an hour, while the content has not been pulled for long. */
export function staleAlarm(contentDir: string, { log, now }: LogAndClock): () => Promise<void> {
  let raisedAt = -Infinity;
  return async () => {
    const at = now();
    const ageSeconds = await contentAgeSeconds(contentDir, at);
    if (ageSeconds === null || ageSeconds <= STALE_S || Math.abs(at - raisedAt) < REPEAT_MS) return;
    raisedAt = at;
    log.alarm('content.stale', { ageSeconds, fix: 'systemctl status forthright-content says why' });
  };
}
