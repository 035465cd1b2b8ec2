import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqliteStore } from '../../server/messages/sqlite.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import { startSmtpServer } from '../../tests/fixtures/smtp-server.ts';
import { drained } from './drained.ts';
import { mailsById } from './mails-by-id.ts';
import { percentile } from './percentile.ts';
import { postMessages } from './post-messages.ts';

/**
 * `node tools/proof/slow-mail.ts [--seconds 60]`: four visitors each send a message every quarter of a second while
 * the mail server is quick, slow, silent or stuck; then it is quick until nothing waits any more. No visitor may
 * be refused or wait for the mail server, and every acknowledged message must be mailed, once. A stuck server is
 * the exception: it keeps a mail without saying so in time, and gets that one again. Needs the build.
 */
const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });

/** Milliseconds. The site waits 10 s for a greeting and 30 s for an answer (`server/mail/smtp.ts`). */
const QUICK = { greeting: 0, answer: 0 };
const SLOW = { greeting: 5000, answer: 5000 };
const SILENT = { greeting: 15_000, answer: 0 };
const STUCK = { greeting: 0, answer: 40_000 };

/** Far more than the store needs, far less than a visitor would wait who waited for one of these mails. */
const LONGEST_P99_MS = 1000;

const phases = {
  quick: await phase(QUICK),
  slow: await phase(SLOW),
  silent: await phase(SILENT),
  stuck: await phase(STUCK),
};
console.table(phases);
for (const [name, { p99, refused, never, twice, meanwhile }] of Object.entries(phases)) {
  const mayBeTwice = name === 'stuck' ? meanwhile : 0;
  if (!(p99 < LONGEST_P99_MS) || refused !== '{}' || never > 0 || twice > mayBeTwice) process.exitCode = 1;
}

async function phase(delays: typeof QUICK) {
  const smtp = await startSmtpServer();
  smtp.slowDown(delays);
  const site = await startSite({
    SMTP_URL: smtp.url,
    MAIL_TO: 'team@site.example',
    MAIL_FROM: 'site@site.example',
  });
  const { acknowledged, times, refused } = await postMessages({
    visitors: 4,
    until: AbortSignal.timeout(Number(options.seconds) * 1000),
    sites: [site.url],
    pauseMs: 250,
  });
  const meanwhile = smtp.mails.length;
  smtp.slowDown(QUICK);
  console.error(`${acknowledged.length} acknowledged, ${meanwhile} mailed; waiting until all are mailed`);
  const store = openSqliteStore(join(site.dataDir, 'messages.sqlite'));
  await drained(store);
  await store.close();
  await site.stop();
  await smtp.close();
  const mailed = mailsById(smtp.mails);
  return {
    acknowledged: acknowledged.length,
    p50: Number(percentile(times, 0.5).toFixed(1)),
    p99: Number(percentile(times, 0.99).toFixed(1)),
    refused: JSON.stringify(refused),
    meanwhile,
    never: acknowledged.filter((id) => !mailed.has(id)).length,
    twice: [...mailed.values()].filter((count) => count > 1).length,
  };
}
