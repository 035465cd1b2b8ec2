import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSqliteStore } from '../../server/messages/sqlite.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import { missingIn } from './missing.ts';
import { refusals, type Outcome } from './outcome.ts';
import { postMessages } from './post-messages.ts';

/**
 * The store is on a disk of 4 MB, a quarter of it taken by another file. Visitors post until well after it is full; then
 * that file is deleted and they post again, and nobody restarts the server. What was acknowledged must be in the store,
 * what was not must have been refused with 503, and `/healthz` must have said 503 meanwhile. Mounts a disk, so only root
 * can run it.
 */
export async function diskFull(): Promise<Outcome> {
  const disk = mkdtempSync(join(tmpdir(), 'disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]);
  try {
    return await onDisk(disk);
  } finally {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

async function onDisk(disk: string): Promise<Outcome> {
  const dataDir = join(disk, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  const ballast = join(disk, 'ballast');
  writeFileSync(ballast, Buffer.alloc(2 ** 20));
  const site = await startSite({ DATA_DIR: dataDir });
  const post = (seconds: number) =>
    postMessages({ visitors: 4, until: AbortSignal.timeout(seconds * 1000), sites: [site.url] });
  const health = async () => (await fetch(`${site.url}/healthz`)).status;
  const filling = await post(15);
  const healthWhenFull = await health();
  rmSync(ballast);
  // Longer than the site keeps an answer of /healthz.
  await pause(6000);
  const healthAfterwards = await health();
  const afterwards = await post(2);
  await site.stop();
  const store = openSqliteStore(join(dataDir, 'messages.sqlite'));
  const acknowledged = [...filling.acknowledged, ...afterwards.acknowledged];
  const missing = await missingIn(store, acknowledged);
  await store.close();
  return {
    seen: `${filling.acknowledged.length} acknowledged until full, then refused ${refusals(filling.refused)}; ${afterwards.acknowledged.length} acknowledged once there was room; ${missing} missing; /healthz ${healthWhenFull}, then ${healthAfterwards}`,
    isHeld:
      missing === 0 &&
      Object.keys(filling.refused).join() === '503' &&
      afterwards.acknowledged.length > 0 &&
      healthWhenFull === 503 &&
      healthAfterwards === 200,
  };
}
