import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startNginx } from '../../tests/fixtures/services/nginx.ts';
import { startPostgres } from '../../tests/fixtures/services/postgres.ts';
import { startSite, type Site } from '../../tests/fixtures/site/site.ts';
import { startSmtpServer } from '../../tests/fixtures/services/smtp-server.ts';
import { holdWriteLock } from '../../tests/fixtures/store/write-lock.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { fateOf, mailSettings, onlyUnavailable, refusals, type StoreSettings } from './fate.ts';
import { besideVisitor, postMessages } from './visitors.ts';

/** Milliseconds after which the browser gives a call up, so that no visitor waits longer for an answer. */
const CALL_LIMIT_MS = 20_000;

/** Milliseconds by which each fsync is delayed on the slow disk. */
const FSYNC_DELAY_MS = 400;

/** Another process holds SQLite's write lock, while mail is on. */
export async function lockedStore(seconds: number) {
  await using smtp = await startSmtpServer();
  await using site = await startSite(mailSettings(smtp));
  return await besidePosts(site, { DATA_DIR: site.dataDir }, seconds, async () => {
    const lock = holdWriteLock(join(site.dataDir, 'messages.sqlite'));
    return async () => lock.release();
  });
}

/** Each fsync takes longer. Needs strace. */
export async function slowDisk(seconds: number) {
  await using site = await startSite();
  const delay = `inject=fsync,fdatasync:delay_enter=${FSYNC_DELAY_MS * 1000}`;
  const options = ['-f', '-qq', '-o', '/dev/null', '-e', 'trace=fsync,fdatasync', '-e', delay];
  return await besidePosts(site, { DATA_DIR: site.dataDir }, seconds, async () => {
    const strace = spawn('strace', [...options, '-p', `${site.pid}`], { stdio: 'inherit' });
    await once(strace, 'spawn');
    // Until it has attached to every thread.
    await pause(1000);
    return () => {
      strace.kill('SIGINT');
      return once(strace, 'exit');
    };
  });
}

/** PostgreSQL is stopped and started again. */
export async function stoppedDatabase(seconds: number) {
  await using postgres = await startPostgres();
  const { url } = await postgres.createDatabase();
  await using site = await startSite({ DATABASE_URL: url });
  return await besidePosts(site, { DATABASE_URL: url }, seconds, async () => {
    await postgres.stop();
    return () => postgres.start();
  });
}

/**
 * Brings trouble to the store while visitors post. Acknowledged messages must be in the store afterwards; all others must
 * have been refused with 503 in time.
 * @param trouble begins it and returns the function that ends it
 */
async function besidePosts(
  site: Site,
  store: StoreSettings,
  seconds: number,
  trouble: () => Promise<() => Promise<unknown>>,
) {
  await using proxy = await startNginx([new URL(site.url).host]);
  const { result, visitor } = await besideVisitor(site, proxy, seconds, async (until) => {
    const end = await trouble();
    const posted = await postMessages([site], { visitors: 4, until, pauseMs: 500 });
    await end();
    return posted;
  });
  const { acknowledged, refused, longest } = result;
  await pause(1000);
  const after = await postMessages([site], { visitors: 1, until: AbortSignal.timeout(1000) });
  const { missing } = await fateOf(store, [...acknowledged, ...after.acknowledged]);
  return {
    seen: [
      visitor.seen,
      `${acknowledged.length} acknowledged, refused ${refusals(refused)}, after ${(longest / 1000).toFixed(1)} s at the most`,
      `${after.acknowledged.length} acknowledged afterwards`,
      `${missing} missing`,
    ].join('; '),
    isHeld:
      visitor.isHeld &&
      missing === 0 &&
      onlyUnavailable(refused) &&
      longest < CALL_LIMIT_MS &&
      after.acknowledged.length > 0,
  };
}

/**
 * The store is on a disk of 4 MB, a quarter of it taken by another file. Visitors post until well after it is full; then
 * that file is deleted and they post again, without a restart. Acknowledged messages must be in the store, all others
 * refused with 503, and `/healthz` must have said 503 meanwhile.
 */
export async function fullDisk() {
  using mounted = mountDisk();
  const disk = mounted.path;
  const dataDir = join(disk, 'data');
  const ballast = join(disk, 'ballast');
  mkdirSync(dataDir, { mode: 0o700 });
  writeFileSync(ballast, Buffer.alloc(2 ** 20));
  await using site = await startSite({ DATA_DIR: dataDir });
  const health = async () => (await fetch(`${site.url}/healthz`)).status;
  const filling = await postMessages([site], { visitors: 4, until: AbortSignal.timeout(15_000) });
  const healths = [await health()];
  rmSync(ballast);
  // Longer than the site keeps an answer of /healthz.
  await pause(6000);
  healths.push(await health());
  const after = await postMessages([site], { visitors: 4, until: AbortSignal.timeout(2000) });
  const { missing } = await fateOf({ DATA_DIR: dataDir }, [...filling.acknowledged, ...after.acknowledged]);
  return {
    seen: [
      `${filling.acknowledged.length} acknowledged until full, then refused ${refusals(filling.refused)}`,
      `${after.acknowledged.length} acknowledged once there was room`,
      `${missing} missing`,
      `/healthz ${healths.join(', then ')}`,
    ].join('; '),
    isHeld:
      missing === 0 &&
      Object.keys(filling.refused).join() === '503' &&
      after.acknowledged.length > 0 &&
      healths.join() === '503,200',
  };
}

/**
 * A server with a message is stopped, its disk becomes read-only, and it is started again: it must refuse and say why, since
 * a form could only fail. Once the disk can be written again, the message must be there.
 */
export async function readOnlyDisk() {
  using mounted = mountDisk();
  const disk = mounted.path;
  const settings = { DATA_DIR: join(disk, 'data') };
  await using site = await startSite(settings);
  const { acknowledged } = await postMessages([site], { visitors: 1, until: AbortSignal.timeout(1000) });
  await site.stop();
  execFileSync('mount', ['-o', 'remount,ro', disk]);
  const refusal = await startSite(settings).then(({ stop }) => stop(), String);
  execFileSync('mount', ['-o', 'remount,rw', disk]);
  await using again = await startSite(settings);
  const { seen, isKept } = await fateOf({ DATA_DIR: again.dataDir }, acknowledged);
  const isExplained = String(refusal).includes('is its folder writable');
  return {
    seen: `the start ${isExplained ? 'is refused with the reason' : 'gives no reason'}; ${seen} afterwards`,
    isHeld: isKept && isExplained,
  };
}

/** A disk of 4 MB. Only root can mount it. */
function mountDisk(): Disposable & { path: string } {
  const path = temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', path]);
  return {
    path,
    [Symbol.dispose]() {
      execFileSync('umount', [path]);
    },
  };
}
