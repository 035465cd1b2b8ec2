import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startSite, type Site } from '../../tests/fixtures/site.ts';
import { startSmtpServer } from '../../tests/fixtures/smtp-server.ts';
import { holdWriteLock } from '../../tests/fixtures/write-lock.ts';
import { percentile } from './percentile.ts';
import { postMessages } from './post-messages.ts';

/**
 * `node tools/proof/blocked-store.ts`: a visitor asks for a cached page fifty times a second while the embedded store
 * is blocked: by another process that holds its write lock for ten seconds, and by a disk on which every commit takes
 * 400 ms longer (`tests/fixtures/slow-commits.ts`). Meanwhile other visitors post, and mail goes out. The 99th
 * percentile of the page may be three times its quiet value, and every post must be answered, with 200 or 503, before
 * the browser gives it up after 20 s. Needs the build.
 */
const SECONDS = 10;

/** Below this the page's times are those of the machine, whatever the store does. */
const QUIET_MS = 10;

/** The browser's limit (`app/backend/send-contact-email.ts`). */
const CALL_LIMIT_MS = 20_000;

const smtp = await startSmtpServer();
const mail = { SMTP_URL: smtp.url, MAIL_TO: 'team@site.example', MAIL_FROM: 'site@site.example' };

const site = await startSite(mail);
const quiet = await phase(site, { posters: 0 });
const posts = await phase(site, { posters: 1, pauseMs: 500 });
const held = await holdWriteLock(join(site.dataDir, 'messages.sqlite'));
const locked = await phase(site, { posters: 4, afterwards: () => held.release() });
await site.stop();

const slow = await startSite({
  ...mail,
  NODE_OPTIONS: `--import ${pathToFileURL(resolve('tests/fixtures/slow-commits.ts')).href}`,
});
const slowDisk = await phase(slow, { posters: 1, pauseMs: 500 });
await slow.stop();
await smtp.close();

console.table({ quiet, posts, 'write lock held': locked, 'slow disk': slowDisk });
const most = 3 * Math.max(quiet.p99, QUIET_MS);
for (const { p99, statuses, longestPost } of [locked, slowDisk]) {
  if (p99 > most || longestPost > CALL_LIMIT_MS || /none|500/.test(statuses)) process.exitCode = 1;
}

async function phase(
  { url }: Site,
  {
    posters,
    pauseMs = 0,
    afterwards,
  }: { posters: number; pauseMs?: number; afterwards?: () => Promise<void> },
) {
  // Rendered and compressed before the clock runs.
  for (let count = 0; count < 20; count += 1) await ask(`${url}/contact`);
  const over = AbortSignal.timeout(SECONDS * 1000);
  const start = performance.now();
  const posting = postMessages({ visitors: posters, until: over, sites: [url], pauseMs });
  const asking: Promise<number>[] = [];
  while (!over.aborted) {
    asking.push(ask(`${url}/contact`));
    await pause(20);
  }
  await afterwards?.();
  const times = await Promise.all(asking);
  const { acknowledged, longest, refused } = await posting;
  const statuses = JSON.stringify({ 200: acknowledged.length, ...refused });
  return {
    pages: times.length,
    p50: round(percentile(times, 0.5)),
    p99: round(percentile(times, 0.99)),
    max: round(Math.max(...times)),
    statuses,
    longestPost: round(longest),
    seconds: round((performance.now() - start) / 1000),
  };
}

async function ask(url: string): Promise<number> {
  const start = performance.now();
  await (await fetch(url)).text();
  return performance.now() - start;
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
