import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { CALL_LIMIT_MS } from '../../app/backend/send-contact-email.ts';
import { openPostgresStore } from '../../server/messages/postgres.ts';
import { openSqliteStore } from '../../server/messages/sqlite.ts';
import type { MessageStore } from '../../server/messages/store.ts';
import { startPostgres } from '../../tests/fixtures/postgres.ts';
import { startSite, type Site } from '../../tests/fixtures/site.ts';
import { startSmtpServer } from '../../tests/fixtures/smtp-server.ts';
import { missingIn } from './missing.ts';
import { mailSettings, refusals, type Outcome } from './outcome.ts';
import { postMessages, type Posted } from './post-messages.ts';
import { visitQuietly, type Waits } from './quiet-visitor.ts';

/** Milliseconds that each fsync takes longer on the slow disk. */
const FSYNC_DELAY_MS = 400;

/** The most that a visitor's p99 may grow while the store is in trouble. */
const MOST_P99 = 3;

/** Another process holds SQLite's write lock, while mail is on. */
export async function lockedStore(seconds: number): Promise<Outcome> {
  const smtp = await startSmtpServer();
  const site = await startSite(mailSettings(smtp.url));
  const other = new DatabaseSync(join(site.dataDir, 'messages.sqlite'));
  const outcome = await besidePosts(site, openEmbedded(site), seconds, () => {
    other.exec('begin immediate');
    return () => other.exec('rollback');
  });
  other.close();
  await smtp.close();
  return outcome;
}

/** Each fsync takes longer. Needs strace. */
export async function slowDisk(seconds: number): Promise<Outcome> {
  const site = await startSite();
  return besidePosts(site, openEmbedded(site), seconds, () => delayFsync(site.pid));
}

/** PostgreSQL is stopped and started again. */
export async function stoppedDatabase(seconds: number): Promise<Outcome> {
  const postgres = await startPostgres();
  const { url } = await postgres.createDatabase();
  const site = await startSite({ DATABASE_URL: url });
  const openStore = () => openPostgresStore(url);
  const outcome = await besidePosts(site, openStore, seconds, async () => {
    await postgres.stop();
    return () => postgres.start();
  });
  await postgres.destroy();
  return outcome;
}

/**
 * Brings trouble to the store while visitors post and another opens a cached page. Pages may hardly feel it; what was
 * acknowledged must be there afterwards; what was not must have been refused with 503, before the browser gives it up.
 */
async function besidePosts(
  site: Site,
  openStore: () => Promise<MessageStore>,
  seconds: number,
  trouble: () => Promise<() => unknown> | (() => unknown),
): Promise<Outcome> {
  const quiet = await visitQuietly(site.url, AbortSignal.timeout(seconds * 1000));
  const end = await trouble();
  const over = AbortSignal.timeout(seconds * 1000);
  const posting = postMessages({ visitors: 4, until: over, sites: [site.url], pauseMs: 500 });
  const under = await visitQuietly(site.url, over);
  await end();
  const posted = await posting;
  await pause(1000);
  const after = await postMessages({ visitors: 1, until: AbortSignal.timeout(1000), sites: [site.url] });
  const store = await openStore();
  const missing = await missingIn(store, [...posted.acknowledged, ...after.acknowledged]);
  await store.close();
  await site.stop();
  return outcomeOf(quiet, under, posted, after, missing);
}

function outcomeOf(quiet: Waits, under: Waits, posted: Posted, after: Posted, missing: number): Outcome {
  const ratio = under.p99 / quiet.p99;
  const onlyUnavailable = Object.keys(posted.refused).every((status) => status === '503');
  return {
    seen: [
      `pages p99 ${quiet.p99.toFixed(1)} → ${under.p99.toFixed(1)} ms (${ratio.toFixed(1)})`,
      `${posted.acknowledged.length} acknowledged, refused ${refusals(posted.refused)}, after ${(posted.longest / 1000).toFixed(1)} s at the most`,
      `${after.acknowledged.length} acknowledged afterwards`,
      `${missing} missing`,
    ].join('; '),
    isHeld:
      ratio <= MOST_P99 &&
      under.failures === 0 &&
      missing === 0 &&
      onlyUnavailable &&
      posted.longest < CALL_LIMIT_MS &&
      after.acknowledged.length > 0,
  };
}

function openEmbedded({ dataDir }: Site) {
  return async () => openSqliteStore(join(dataDir, 'messages.sqlite'));
}

/** Attaches strace, which makes each fsync of the process and its threads take longer. */
async function delayFsync(pid: number): Promise<() => Promise<void>> {
  const delay = `inject=fsync,fdatasync:delay_enter=${FSYNC_DELAY_MS * 1000}`;
  const options = ['-f', '-qq', '-o', '/dev/null', '-e', 'trace=fsync,fdatasync', '-e', delay];
  const strace = spawn('strace', [...options, '-p', `${pid}`], { stdio: 'inherit' });
  await once(strace, 'spawn');
  // Until it has attached to every thread.
  await pause(1000);
  return async () => {
    const ended = once(strace, 'exit');
    strace.kill('SIGINT');
    await ended;
  };
}
