import { join } from 'node:path';
import { openSqliteStore } from '../../server/messages/sqlite.ts';
import { startSite } from '../../tests/fixtures/site.ts';
import { startSmtpServer } from '../../tests/fixtures/smtp-server.ts';
import { drained } from './drained.ts';
import { mailsById } from './mails-by-id.ts';
import { mailSettings, refusals, type Outcome } from './outcome.ts';
import { percentile } from './percentile.ts';
import { postMessages } from './post-messages.ts';

/** Milliseconds. The site waits 10 s for a greeting and 30 s for an answer (`server/mail/smtp.ts`). */
const QUICK = { greeting: 0, answer: 0 };

/** Far more than the store needs, far less than a visitor would wait who waited for one of these mails. */
const LONGEST_P99_MS = 1000;

/**
 * Four visitors each send a message every quarter of a second while the mail server is slow, silent or stuck; then it is
 * quick until nothing waits. No visitor may be refused or wait for the mail server, and every acknowledged message must
 * be mailed. A stuck server keeps a mail without saying so in time, and gets that one again.
 */
export function slowMail(delays: typeof QUICK, mayBeTwice: boolean) {
  return async (seconds: number): Promise<Outcome> => {
    const smtp = await startSmtpServer();
    smtp.slowDown(delays);
    const site = await startSite(mailSettings(smtp.url));
    const { acknowledged, times, refused } = await postMessages({
      visitors: 4,
      until: AbortSignal.timeout(seconds * 1000),
      sites: [site.url],
      pauseMs: 250,
    });
    const meanwhile = smtp.mails.length;
    smtp.slowDown(QUICK);
    const store = openSqliteStore(join(site.dataDir, 'messages.sqlite'));
    await drained(store);
    await store.close();
    await site.stop();
    await smtp.close();
    const mailed = mailsById(smtp.mails);
    const never = acknowledged.filter((id) => !mailed.has(id)).length;
    const twice = [...mailed.values()].filter((count) => count > 1).length;
    const p99 = percentile(times, 0.99);
    return {
      seen: `${acknowledged.length} acknowledged, p99 ${p99.toFixed(1)} ms; ${meanwhile} mailed meanwhile, ${never} never, ${twice} twice; refused ${refusals(refused)}`,
      isHeld:
        p99 < LONGEST_P99_MS &&
        never === 0 &&
        Object.keys(refused).length === 0 &&
        twice <= (mayBeTwice ? meanwhile : 0),
    };
  };
}
