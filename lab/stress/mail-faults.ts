import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../tests/fixtures/services/postgres.ts';
import { startSite } from '../../tests/fixtures/site/site.ts';
import { startSmtpServer } from '../../tests/fixtures/services/smtp-server.ts';
import { startReceiver } from '../../tests/fixtures/services/webhook-receiver.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { fateOf, mailSettings, onlyUnavailable, refusals, webhookSettings, type Case } from './fate.ts';
import { postMessages } from './visitors.ts';

const KILLS = 5;

/** How PostgreSQL stops, and for how many milliseconds. */
const OUTAGES = [
  { how: 'fast', pauseMs: 4000 },
  { how: 'fast', pauseMs: 0 },
  { how: 'immediate', pauseMs: 500 },
] as const;

/** Far more than the store needs, and far less than the wait for one slow mail. */
const LONGEST_P99_MS = 1000;

/**
 * Kills the server again and again (`kill -9`) while visitors post and mail and webhooks go out, then lets it run until
 * nothing waits. No acknowledged message may be missing from the store, the mail or the webhooks; what was being sent
 * at a kill is sent again, under its ID: at most one of each kind for each kill.
 */
export async function killedUnderLoad() {
  const dataDir = temporaryFolder();
  await using smtp = await startSmtpServer();
  await using receiver = await startReceiver();
  const settings = { DATA_DIR: dataDir, ...mailSettings(smtp), ...webhookSettings(receiver) };
  const acknowledged: string[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    await using site = await startSite(settings);
    const load = new AbortController();
    const posting = postMessages([site], { visitors: 8, until: load.signal });
    await pause(500 + Math.random() * 1500);
    const killed = site.kill();
    load.abort();
    await killed;
    acknowledged.push(...(await posting).acknowledged);
  }
  await using _last = await startSite(settings);
  const { seen, isKept, again } = await fateOf({ DATA_DIR: dataDir }, acknowledged, smtp, receiver);
  return { seen: `killed ${KILLS} times; ${seen}`, isHeld: isKept && again <= 2 * KILLS };
}

/**
 * Two servers share one PostgreSQL while visitors post. It is stopped for four seconds, then restarted at once, then
 * killed; then they post again. Every acknowledged message must be mailed and posted, and all
 * others refused with 503. A delivery in progress when the database stopped is sent again, because its outcome could
 * not be recorded: at most one of each kind for each server and each stop.
 */
export async function twoServers() {
  await using postgres = await startPostgres();
  const { url } = await postgres.createDatabase();
  await using smtp = await startSmtpServer();
  await using receiver = await startReceiver();
  const settings = { DATABASE_URL: url, ...mailSettings(smtp), ...webhookSettings(receiver) };
  await using one = await startSite(settings);
  await using other = await startSite(settings);
  const sites = [one, other];
  const load = new AbortController();
  const posting = postMessages(sites, { visitors: 4, until: load.signal });
  for (const { how, pauseMs } of OUTAGES) {
    await pause(2000);
    await postgres.stop(how);
    await pause(pauseMs);
    await postgres.start();
  }
  load.abort();
  const { acknowledged, refused } = await posting;
  const after = await postMessages(sites, { visitors: 4, until: AbortSignal.timeout(2000) });
  const ids = [...acknowledged, ...after.acknowledged];
  const { seen, isKept, again } = await fateOf({ DATABASE_URL: url }, ids, smtp, receiver);
  return {
    seen: `${seen}; refused ${refusals(refused)}; ${after.acknowledged.length} acknowledged afterwards`,
    isHeld:
      after.acknowledged.length > 0 &&
      isKept &&
      again <= 2 * sites.length * OUTAGES.length &&
      onlyUnavailable(refused),
  };
}

/**
 * Four visitors each send a message every quarter of a second while the mail server is slow, silent or stuck; then it
 * is quick until nothing waits. No visitor may be refused or wait for the mail server, and every acknowledged message
 * must be mailed. A stuck server takes a mail without confirming it in time, and gets that one again.
 * @param delays milliseconds; the site waits 10 s for a greeting and 30 s for an answer
 * (`server/delivery/mail/mail.ts`)
 */
export function slowMail(delays: { greeting: number; answer: number }, mayBeTwice: boolean): Case {
  return async (seconds) => {
    await using smtp = await startSmtpServer();
    smtp.slowDown(delays);
    await using site = await startSite(mailSettings(smtp));
    const until = AbortSignal.timeout(seconds * 1000);
    const { acknowledged, p99, refused } = await postMessages([site], { visitors: 4, until, pauseMs: 250 });
    const meanwhile = smtp.mails.length;
    smtp.slowDown({ greeting: 0, answer: 0 });
    const { seen, isKept, again } = await fateOf({ DATA_DIR: site.dataDir }, acknowledged, smtp);
    return {
      seen: `${seen}, ${meanwhile} mailed meanwhile; p99 ${p99.toFixed(1)} ms; refused ${refusals(refused)}`,
      isHeld:
        p99 < LONGEST_P99_MS &&
        Object.keys(refused).length === 0 &&
        isKept &&
        again <= (mayBeTwice ? meanwhile : 0),
    };
  };
}
