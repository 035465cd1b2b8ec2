import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { SITE_PAGES } from '../../app/routes.ts';
import { localizePath } from '../../app/language/localized-path.ts';
import { LANGUAGES } from '../../app/language/languages.ts';
import { openPostgresStore } from '../../server/messages/postgres.ts';
import { openSqliteStore } from '../../server/messages/sqlite.ts';
import type { MessageStore } from '../../server/messages/store.ts';
import { startPostgres } from '../../tests/fixtures/postgres.ts';
import { startSite, type Site } from '../../tests/fixtures/site.ts';
import { startSmtpServer } from '../../tests/fixtures/smtp-server.ts';
import { diskFull } from './disk-full.ts';
import { killUnderLoad } from './kill-under-load.ts';
import { mailSettings, refusals, type Outcome } from './outcome.ts';
import { postMessages, type Posted } from './post-messages.ts';
import { visitQuietly, type Waits } from './quiet-visitor.ts';
import { slowMail } from './slow-mail.ts';
import { twoServers } from './two-servers.ts';

/** Milliseconds that each fsync takes longer on the slow disk. */
const FSYNC_DELAY_MS = 400;

/** The most that a visitor's p99 may grow while the store is in trouble. */
const MOST_P99 = 3;

/** What goes wrong around the site. Each ends by itself and takes half a minute at most. */
export const FAULTS: Readonly<Record<string, (seconds: number) => Promise<Outcome>>> = {
  'locked store': async (seconds) => {
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
  },
  'slow disk': async (seconds) => {
    const site = await startSite();
    return besidePosts(site, openEmbedded(site), seconds, () => delayFsync(site.pid));
  },
  'stopped database': async (seconds) => {
    const postgres = await startPostgres();
    const { url } = await postgres.createDatabase();
    const site = await startSite({ DATABASE_URL: url });
    const outcome = await besidePosts(
      site,
      () => openPostgresStore(url),
      seconds,
      async () => {
        await postgres.stop();
        return () => postgres.start();
      },
    );
    await postgres.destroy();
    return outcome;
  },
  'full disk': diskFull,
  'killed under load': killUnderLoad,
  'two servers, database stopped': twoServers,
  'slow mail server': slowMail({ greeting: 5000, answer: 5000 }, false),
  'silent mail server': slowMail({ greeting: 15_000, answer: 0 }, false),
  'stuck mail server': slowMail({ greeting: 0, answer: 40_000 }, true),
  'stop after a crawl': async () => {
    const site = await startSite();
    const crawl = async () => {
      const start = performance.now();
      for (const { path } of SITE_PAGES) {
        await Promise.all(
          LANGUAGES.map(async ({ code }) => (await fetch(site.url + localizePath(code, path))).text()),
        );
      }
      return performance.now() - start;
    };
    const [first, second] = [await crawl(), await crawl()];
    const start = performance.now();
    await site.stop();
    const stopped = performance.now() - start;
    return {
      seen: `${SITE_PAGES.length * LANGUAGES.length} pages in ${ms(first)}, again in ${ms(second)}; gone ${ms(stopped)} after SIGTERM`,
      isHeld: stopped < 2000 && second < first,
    };
  },
  memory: async () => {
    const site = await startSite();
    const urls = SITE_PAGES.flatMap(({ path }) =>
      LANGUAGES.map(({ code }) => site.url + localizePath(code, path)),
    );
    const encodings = ['br', 'gzip', 'identity'];
    let requests = 0;
    let most = 0;
    const visitor = async () => {
      while (requests < 100_000) {
        requests += 1;
        // A prime stride: every page in every encoding comes up, in no useful order.
        const url = urls[(requests * 7919) % urls.length] ?? '';
        const encoding = encodings[requests % encodings.length] ?? '';
        await (await fetch(url, { headers: { 'Accept-Encoding': encoding } })).arrayBuffer();
        if (requests % 1000 === 0) most = Math.max(most, memoryOf(site.pid));
      }
    };
    await Promise.all(Array.from({ length: 8 }, visitor));
    const end = memoryOf(site.pid);
    await site.stop();
    return {
      seen: `100,000 requests for all pages, languages and encodings: ${most} MB at the most, ${end} MB at the end`,
      isHeld: most < 220,
    };
  },
};

/**
 * Brings trouble to the store while visitors post and another opens a cached page. Pages may hardly feel it; what was
 * acknowledged must be there afterwards; what was not must have been refused with 503.
 */
async function besidePosts(
  site: Site,
  openStore: () => Promise<MessageStore>,
  seconds: number,
  trouble: () => Promise<() => unknown> | (() => unknown),
): Promise<Outcome> {
  const quiet = await visitQuietly(site.url, AbortSignal.timeout(3000));
  const end = await trouble();
  const posting = postMessages({
    visitors: 4,
    until: AbortSignal.timeout(seconds * 1000),
    sites: [site.url],
    pauseMs: 500,
  });
  const under = await visitQuietly(site.url, AbortSignal.timeout(seconds * 1000));
  await end();
  const posted = await posting;
  await pause(1000);
  const after = await postMessages({ visitors: 1, until: AbortSignal.timeout(1000), sites: [site.url] });
  const missing = await missingOf(await openStore(), posted);
  await site.stop();
  return outcomeOf(quiet, under, posted, after, missing);
}

function outcomeOf(quiet: Waits, under: Waits, posted: Posted, after: Posted, missing: number): Outcome {
  const ratio = under.p99 / quiet.p99;
  const onlyUnavailable = Object.keys(posted.refused).every((status) => status === '503');
  return {
    seen: [
      `pages p99 ${quiet.p99.toFixed(1)} → ${under.p99.toFixed(1)} ms (${ratio.toFixed(1)})`,
      `${posted.acknowledged.length} acknowledged, ${missing} missing`,
      `refused ${refusals(posted.refused)}`,
      `${after.acknowledged.length} acknowledged afterwards`,
    ].join('; '),
    isHeld:
      ratio <= MOST_P99 &&
      under.failures === 0 &&
      missing === 0 &&
      onlyUnavailable &&
      after.acknowledged.length > 0,
  };
}

/** Acknowledged messages that the store lacks. */
async function missingOf(store: MessageStore, { acknowledged }: Posted): Promise<number> {
  const found = await Promise.all(acknowledged.map((id) => store.find(id)));
  await store.close();
  return found.filter((message) => !message).length;
}

function openEmbedded({ dataDir }: Site) {
  return async () => openSqliteStore(join(dataDir, 'messages.sqlite'));
}

/** Attaches strace, which makes each fsync of the process and its threads take longer. */
async function delayFsync(pid: number): Promise<() => Promise<void>> {
  const delay = `inject=fsync,fdatasync:delay_enter=${FSYNC_DELAY_MS * 1000}`;
  const strace = spawn(
    'strace',
    ['-f', '-qq', '-o', '/dev/null', '-e', 'trace=fsync,fdatasync', '-e', delay, '-p', `${pid}`],
    {
      stdio: 'inherit',
    },
  );
  await once(strace, 'spawn');
  // Until it has attached to every thread.
  await pause(1000);
  return async () => {
    const ended = once(strace, 'exit');
    strace.kill('SIGINT');
    await ended;
  };
}

/** Megabytes that a process occupies (Linux). */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(status.split('VmRSS:')[1]?.split('kB', 1)[0]) / 1024);
}

function ms(milliseconds: number): string {
  return `${Math.round(milliseconds).toLocaleString('en')} ms`;
}
