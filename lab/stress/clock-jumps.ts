import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSite } from '../../tests/fixtures/open-site.ts';
import { startSmtpServer } from '../../tests/fixtures/smtp-server.ts';
import { embeddedStore, fateOf, mailSettings } from './outcome.ts';
import { post } from './visitors.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Messages of one client. */
const LIMIT = 5;

/**
 * The machine's clock jumps days ahead and back while a client sends: it may send no more than on any other day, and all is
 * mailed. Then two years pass between two starts: what was mailed is deleted, what was not is kept, with an alarm.
 */
export async function clockJumps() {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'stress-'));
  const dataDir = folder.path;
  await using smtp = await startSmtpServer();
  const settings = { DATA_DIR: dataDir, ...mailSettings(smtp), RETENTION_MONTHS: '24' };
  let shift = 0;
  const open = (more = {}) => openSite({ ...settings, ...more }, undefined, () => Date.now() + shift);

  const site = await open({ CONTACT_LIMIT: `${LIMIT}/600` });
  const sent: string[] = [];
  for (const days of [0, 10, -10, 0]) {
    shift = days * DAY_MS;
    for (let n = 0; n < LIMIT - 1; n += 1) {
      const { id } = await post(site.url, site.fetch);
      if (id !== undefined) sent.push(id);
    }
  }
  const { seen, isKept } = await fateOf(embeddedStore({ dataDir }), sent, smtp);
  await site.stop();

  smtp.refuseWith(451);
  const refused = await open();
  const { id: unsent = '' } = await post(refused.url, refused.fetch);
  await refused.stop();

  shift = 800 * DAY_MS;
  const later = await open();
  const has = (event: string) => later.log.some((entry) => entry.event === event);
  const until = AbortSignal.timeout(10_000);
  while (!until.aborted && !has('messages.unsent-too-old')) await pause(50);
  const deleted = (await fateOf(embeddedStore({ dataDir }), sent)).missing;
  const waiting = await fateOf(embeddedStore({ dataDir }), [unsent]);
  await later.stop();
  const isTold = has('messages.unsent-too-old');
  return {
    seen: `a client may send ${LIMIT}: ${seen}; after two years ${deleted} deleted; not mailed: ${waiting.seen}, ${isTold ? 'with' : 'without'} an alarm`,
    isHeld: sent.length === LIMIT && isKept && deleted === LIMIT && waiting.isKept && isTold,
  };
}
