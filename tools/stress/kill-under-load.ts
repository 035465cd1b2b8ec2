import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSqliteStore } from '../../server/messages/sqlite.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import { startSmtpServer } from '../../tests/fixtures/smtp-server.ts';
import { drained } from './drained.ts';
import { mailsById } from './mails-by-id.ts';
import { missingIn } from './missing.ts';
import { mailSettings, type Outcome } from './outcome.ts';
import { postMessages } from './post-messages.ts';

const ROUNDS = 5;
const VISITORS = 8;

/**
 * Kills the server again and again (`kill -9`) while visitors post and mail goes out, then lets it run until nothing
 * waits. No acknowledged message may be missing from the store or from the mail; mails that came twice are counted,
 * since delivery is at least once.
 */
export async function killUnderLoad(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'stress-'));
  const smtp = await startSmtpServer();
  const settings = { DATA_DIR: folder, ...mailSettings(smtp.url) };
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await startSite(settings);
    const load = new AbortController();
    const posting = postMessages({ visitors: VISITORS, until: load.signal, sites: [site.url] });
    await pause(500 + Math.random() * 1500);
    const killed = site.kill();
    load.abort();
    await killed;
    acknowledged.push(...(await posting).acknowledged);
  }
  const last = await startSite(settings);
  const store = openSqliteStore(join(folder, 'messages.sqlite'));
  await drained(store);
  const missing = await missingIn(store, acknowledged);
  await store.close();
  await last.stop();
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
  const mailed = mailsById(smtp.mails);
  const never = acknowledged.filter((id) => !mailed.has(id)).length;
  const twice = [...mailed.values()].filter((times) => times > 1).length;
  return {
    seen: `killed ${ROUNDS} times; ${acknowledged.length.toLocaleString('en')} acknowledged, ${missing} missing, ${never} never mailed, ${twice} mailed twice`,
    isHeld: acknowledged.length > 0 && missing === 0 && never === 0,
  };
}
