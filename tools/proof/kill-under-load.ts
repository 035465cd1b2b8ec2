import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSqliteStore } from '../../server/messages/sqlite.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import { startSmtpServer } from '../../tests/fixtures/smtp-server.ts';
import { drained } from './drained.ts';
import { mailsById } from './mails-by-id.ts';
import { postMessages } from './post-messages.ts';

/**
 * `node tools/proof/kill-under-load.ts`: ten times the server is killed (`kill -9`) while visitors post and mail
 * goes out. Then it runs until nothing waits any more. No acknowledged message may be missing from the store or
 * from the mail; mails that came twice are counted, since delivery is at least once. Needs the build.
 */
const ROUNDS = 10;
const VISITORS = 8;

const folder = mkdtempSync(join(tmpdir(), 'proof-'));
const smtp = await startSmtpServer();
const settings = {
  DATA_DIR: folder,
  SMTP_URL: smtp.url,
  MAIL_TO: 'team@site.example',
  MAIL_FROM: 'site@site.example',
};
const acknowledged: string[] = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  const site = await startSite(settings);
  const load = new AbortController();
  const posting = postMessages({ visitors: VISITORS, until: load.signal, sites: [site.url] });
  await pause(500 + Math.random() * 1500);
  const killed = site.kill();
  load.abort();
  await killed;
  const { acknowledged: now } = await posting;
  acknowledged.push(...now);
  console.error(
    `round ${round} of ${ROUNDS}: ${now.length} acknowledged, ${smtp.mails.length} mailed so far`,
  );
}

const last = await startSite(settings);
console.error('waiting until all is mailed');
const store = openSqliteStore(join(folder, 'messages.sqlite'));
await drained(store);
const missing = (await Promise.all(acknowledged.map((id) => store.find(id)))).filter((found) => !found);
await store.close();
await last.stop();
await smtp.close();
rmSync(folder, { recursive: true, force: true });

const mailed = mailsById(smtp.mails);
console.table({
  acknowledged: acknowledged.length,
  'missing in the store': missing.length,
  'never mailed': acknowledged.filter((id) => !mailed.has(id)).length,
  'mailed more than once': [...mailed.values()].filter((times) => times > 1).length,
});
if (missing.length > 0 || acknowledged.some((id) => !mailed.has(id))) process.exitCode = 1;
