import { setTimeout as pause } from 'node:timers/promises';
import { openPostgresStore } from '../../server/messages/postgres.ts';
import { startPostgres } from '../../tests/fixtures/postgres.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import { startSmtpServer } from '../../tests/fixtures/smtp-server.ts';
import { drained } from './drained.ts';
import { mailsById } from './mails-by-id.ts';
import { mailSettings, refusals, type Outcome } from './outcome.ts';
import { postMessages } from './post-messages.ts';

/**
 * Two servers share one PostgreSQL, which is stopped for four seconds while visitors post. Every acknowledged message
 * must be mailed, and what was refused must have been refused with 503. A mail that was in hand when the database went
 * is mailed again, since its outcome could not be recorded: at most one for each server.
 */
export async function twoServers(): Promise<Outcome> {
  const postgres = await startPostgres();
  const { url } = await postgres.createDatabase();
  const smtp = await startSmtpServer();
  const settings = { DATABASE_URL: url, ...mailSettings(smtp.url) };
  const sites = [await startSite(settings), await startSite(settings)];
  const store = await openPostgresStore(url);
  const posting = postMessages({
    visitors: 4,
    until: AbortSignal.timeout(12_000),
    sites: sites.map((site) => site.url),
  });
  await pause(4000);
  await postgres.stop();
  await pause(4000);
  await postgres.start();
  const { acknowledged, refused } = await posting;
  await drained(store);
  await store.close();
  await Promise.all(sites.map((site) => site.stop()));
  await smtp.close();
  await postgres.destroy();
  const mailed = mailsById(smtp.mails);
  const never = acknowledged.filter((id) => !mailed.has(id)).length;
  const twice = [...mailed.values()].filter((times) => times > 1).length;
  return {
    seen: `${acknowledged.length.toLocaleString('en')} acknowledged, ${never} never mailed, ${twice} mailed twice; refused ${refusals(refused)}`,
    isHeld:
      acknowledged.length > 0 &&
      never === 0 &&
      twice <= sites.length &&
      Object.keys(refused).every((status) => status === '503'),
  };
}
