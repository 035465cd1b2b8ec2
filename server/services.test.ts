import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { contactMessage } from '../tests/fixtures/store/contact-message.ts';
import { startSmtpServer } from '../tests/fixtures/services/smtp-server.ts';
import { startReceiver, WEBHOOK_SECRET } from '../tests/fixtures/services/webhook-receiver.ts';
import { recordedLog } from '../tests/fixtures/store/recorded-log.ts';
import { parseEnvironment } from './settings/settings.ts';
import { receiveContactMessage } from './functions/send-contact-email/receive.ts';
import { dayOf } from './store/insights.ts';
import { sqliteInsights } from '../tests/fixtures/store/stores.ts';
import { openServices } from './services.ts';
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts';

let dataDir: string;
let told: ReturnType<typeof recordedLog>;

beforeEach(async () => {
  told = recordedLog();
  dataDir = temporaryFolder();
});

it('lets messages wait while no mail is configured, and mails them once it is', async () => {
  const silent = await opened();
  await receiveContactMessage(silent, contactMessage(), { language: 'en' });
  expect(await silent.store.summary()).toMatchObject({ mail: { waiting: 1 } });
  await silent.close();

  const smtp = await startSmtpServer();
  const mailing = await opened(mailTo(smtp.url));
  await expect.poll(() => smtp.mails).toHaveLength(1);
  await mailing.close();
  await smtp.close();
});

it('delivers by mail and webhook independently: a failing kind delays only itself', async () => {
  await using smtp = await startSmtpServer();
  await using receiver = await startReceiver();
  receiver.answer('late');
  const services = await opened({ ...mailTo(smtp.url), WEBHOOK_URL: receiver.url, WEBHOOK_SECRET });
  for (let count = 0; count < 3; count += 1)
    await receiveContactMessage(services, contactMessage(), { language: 'en' });
  await expect.poll(() => smtp.mails).toHaveLength(3);
  await expect.poll(() => receiver.received).toHaveLength(1);
  await expect
    .poll(() => services.store.summary())
    .toMatchObject({ mail: { sent: 3 }, webhook: { sending: 1, waiting: 2 } });
  await receiver.close();
  await services.close();
});

it('posts what waited for mail when a webhook takes its place', async () => {
  const silent = await opened();
  await receiveContactMessage(silent, contactMessage(), { language: 'en' });
  await silent.close();
  await using receiver = await startReceiver();
  const posting = await opened({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET });
  await expect.poll(() => receiver.received).toHaveLength(1);
  await posting.close();
});

describe('the services', () => {
  const TWO_YEARS_ON = () => Date.now() + 2 * 366 * 24 * 60 * 60 * 1000;

  it('delete old messages at their start', async () => {
    await leaveAMessageAndAView();
    const services = await opened({}, TWO_YEARS_ON);
    await expect.poll(() => services.store.summary()).toMatchObject({ mail: { waiting: 0 } });
    await expect.poll(countedDays).toBe(0);
    await services.close();
  });

  it('keep all messages when retention is off', async () => {
    await leaveAMessageAndAView();
    const services = await opened({ RETENTION_MONTHS: '0' }, TWO_YEARS_ON);
    await services.close();
    expect(events()).not.toContainEqual(expect.stringContaining('.purged'));
    expect(await countedDays()).toBe(1);
  });

  it('raise the alarm when mail cannot be sent, and count the attempts', async () => {
    await leaveAMessageAndAView();
    const smtp = await startSmtpServer();
    smtp.refuseWith(450);
    const services = await opened(
      { ...mailTo(smtp.url), METRICS_TOKEN: 'a-token-of-the-tests' },
      () => Date.now() + 2 * 60 * 60 * 1000,
    );
    await expect.poll(events).toContain('alarm mail.overdue');
    await expect
      .poll(() => services.metrics?.text())
      .toContain('site_delivery_attempts_total{kind="mail",outcome="deferred"} 1');
    await services.close();
    await smtp.close();
  });

  async function leaveAMessageAndAView() {
    const services = await opened();
    await receiveContactMessage(services, contactMessage(), { language: 'en' });
    const view = { metric: 'view', label: '/', language: 'en', bucket: 0, count: 1 } as const;
    services.insights.count({ ...view, day: dayOf(Date.now()) });
    await services.close();
    told = recordedLog();
  }

  async function countedDays() {
    const insights = sqliteInsights(join(dataDir, 'messages.sqlite'));
    const views = await insights.read({ from: '2000-01-01', to: '2100-01-01' });
    await insights.close();
    return views.length;
  }
});

function opened(variables: Record<string, string> = {}, here?: () => number) {
  const settings = parseEnvironment({ DATA_DIR: dataDir, ...variables });
  // Without content, because reading it takes longer than these tests.
  return openServices({ ...settings, contentDir: temporaryFolder() }, told.log, here);
}

function events() {
  return told.entries.map(({ level, event }) => `${level} ${event}`);
}

function mailTo(url: string) {
  return { SMTP_URL: url, MAIL_TO: 'sales@forthright.example', MAIL_FROM: 'site@forthright.example' };
}
