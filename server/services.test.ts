import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { contactMessage } from '../tests/fixtures/contact-message.ts';
import { header, startSmtpServer } from '../tests/fixtures/smtp-server.ts';
import { parseEnvironment } from './env.ts';
import { receiveContactMessage } from './functions/send-contact-email/receive.ts';
import { createLog } from './log.ts';
import { openServices } from './services.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forthright-services-'));
  return () => rm(dataDir, { recursive: true });
});

it('brings a message from the form to the operator’s mailbox', async () => {
  const smtp = await startSmtpServer();
  const services = openServices(
    settings({ SMTP_URL: smtp.url }),
    createLog(() => {}),
  );
  const result = await receiveContactMessage(services, contactMessage(), { language: 'en' });
  expect(result.outcome).toBe('accepted');
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1));
  await services.close();
  expect(smtp.mails.map((mail) => header(mail, 'Reply-To'))).toEqual([
    'Ada Lovelace <ada@analytical.example>',
  ]);
  await smtp.close();
});

it('lets messages wait while no mail is configured, and mails them once it is', async () => {
  const silent = openServices(
    parseEnvironment({ DATA_DIR: dataDir }),
    createLog(() => {}),
  );
  await receiveContactMessage(silent, contactMessage(), { language: 'en' });
  expect(await silent.store.summary()).toMatchObject({ waiting: 1 });
  await silent.close();

  const smtp = await startSmtpServer();
  const mailing = openServices(
    settings({ SMTP_URL: smtp.url }),
    createLog(() => {}),
  );
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1));
  await mailing.close();
  await smtp.close();
});

function settings(variables: Record<string, string>) {
  return parseEnvironment({
    DATA_DIR: dataDir,
    MAIL_TO: 'sales@forthright.example',
    MAIL_FROM: 'site@forthright.example',
    ...variables,
  });
}
