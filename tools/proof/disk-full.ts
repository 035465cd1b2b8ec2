import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSqliteStore } from '../../server/messages/sqlite.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import { postMessages } from './post-messages.ts';

/**
 * `node tools/proof/disk-full.ts`, as root: the store lies on a disk of 4 MB, a quarter of it taken by another file.
 * Visitors post until well after it is full; then that file is deleted and they post again, nobody having
 * restarted the server. What was acknowledged must be in the store, what was not must have been refused with
 * 503, `/healthz` must have said 503 meanwhile, and the server must take messages again. Needs the build.
 */
const disk = mkdtempSync(join(tmpdir(), 'disk-'));
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]);
try {
  const dataDir = join(disk, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  const ballast = join(disk, 'ballast');
  writeFileSync(ballast, Buffer.alloc(2 ** 20));
  const site = await startSite({ DATA_DIR: dataDir });
  const post = (seconds: number) =>
    postMessages({ visitors: 4, until: AbortSignal.timeout(seconds * 1000), sites: [site.url] });

  const health = async () => (await fetch(`${site.url}/healthz`)).status;

  const whileFilling = await post(15);
  const healthWhenFull = await health();
  rmSync(ballast);
  // Longer than an answer of /healthz is kept.
  await pause(6000);
  const healthAfterwards = await health();
  const afterwards = await post(1);
  await site.stop();

  const store = openSqliteStore(join(dataDir, 'messages.sqlite'));
  const acknowledged = [...whileFilling.acknowledged, ...afterwards.acknowledged];
  const found = await Promise.all(acknowledged.map((id) => store.find(id)));
  await store.close();
  const missing = found.filter((message) => !message).length;
  console.table({
    'acknowledged until full': whileFilling.acknowledged.length,
    'refused when full': JSON.stringify(whileFilling.refused),
    '/healthz when full': healthWhenFull,
    'acknowledged after space was made': afterwards.acknowledged.length,
    '/healthz after space was made': healthAfterwards,
    'missing in the store': missing,
  });
  const refusals = Object.keys(whileFilling.refused);
  const held = refusals.length === 1 && refusals[0] === '503' && afterwards.acknowledged.length > 0;
  if (missing > 0 || !held || healthWhenFull !== 503 || healthAfterwards !== 200) process.exitCode = 1;
} finally {
  execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
}
