import { setTimeout as pause } from 'node:timers/promises';
import { openPostgresStore } from '../../server/messages/postgres.ts';
import { startPostgres } from '../../tests/fixtures/postgres.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import { startSmtpServer } from '../../tests/fixtures/smtp-server.ts';
import { drained } from './drained.ts';
import { mailsById } from './mails-by-id.ts';
import { postMessages } from './post-messages.ts';

/**
 * `node tools/proof/two-servers.ts`: two servers share one PostgreSQL. First they take messages in peace: each
 * must be mailed, and once. Then the database is stopped for four seconds while visitors post, and nobody
 * restarts the servers: every acknowledged message must be mailed, and what was refused must have been refused
 * with 503. A mail that was in hand when the database went is mailed again, since its outcome could not be
 * written down: at most one a server. Needs the build.
 */
const postgres = await startPostgres();
const { url } = await postgres.createDatabase();
const smtp = await startSmtpServer();
const settings = {
  DATABASE_URL: url,
  SMTP_URL: smtp.url,
  MAIL_TO: 'team@site.example',
  MAIL_FROM: 'site@site.example',
};
const sites = [await startSite(settings), await startSite(settings)];

const store = await openPostgresStore(url);

const inPeace = await phase(5000);
const inOutage = await phase(15_000, async () => {
  await pause(5000);
  await postgres.stop();
  await pause(4000);
  await postgres.start();
});

await store.close();
await Promise.all(sites.map((site) => site.stop()));
await smtp.close();
await postgres.destroy();
console.table({ 'in peace': inPeace, 'database stopped': inOutage });
if (inPeace.never + inPeace.twice + inOutage.never > 0 || inOutage.twice > sites.length) process.exitCode = 1;

async function phase(milliseconds: number, meanwhile: () => Promise<void> = async () => {}) {
  const before = smtp.mails.length;
  const posting = postMessages({
    visitors: 4,
    until: AbortSignal.timeout(milliseconds),
    sites: sites.map((site) => site.url),
  });
  await meanwhile();
  const { acknowledged, refused } = await posting;
  console.error(`${acknowledged.length} acknowledged; waiting until all are mailed`);
  await drained(store);
  const mailed = mailsById(smtp.mails.slice(before));
  return {
    acknowledged: acknowledged.length,
    never: acknowledged.filter((id) => !mailed.has(id)).length,
    twice: [...mailed.values()].filter((times) => times > 1).length,
    refused: JSON.stringify(refused),
  };
}
