import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { mailSettings } from '../../../tests/fixtures/services/mail-settings.ts';
import { CERTIFICATE } from '../../../tests/fixtures/services/certificate.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../tests/fixtures/services/smtp-server.ts';
import { storedMessage } from '../../../tests/fixtures/store/stored-message.ts';
import { acceptedOf, createMail } from './mail.ts';

const CLAIM = {
  message: storedMessage(),
  delivery: { kind: 'mail', state: 'sending', attempts: 1, nextAttemptAt: 0 },
} as const;

const DELIVERED = { deliveredTo: ['sales@forthright.example'], fault: undefined };

describe('a password for a mail server that offers no encryption', () => {
  let smtp: TestSmtpServer;

  beforeEach(async () => {
    smtp = await startSmtpServer({ password: 'right' });
    return () => smtp.close();
  });

  it('is not sent to another machine', async () => {
    expect(await send(urlOf('0.0.0.0'))).toMatchObject({
      fault: { verdict: 'operator', code: expect.stringMatching(/^ETLS/) },
    });
    expect(smtp.mails).toEqual([]);
  });

  it('is sent when the operator says so', async () => {
    expect(await send(`${urlOf('0.0.0.0')}?requireTLS=false`)).toMatchObject(DELIVERED);
  });

  it('is sent to this machine', async () => {
    expect(await send(urlOf('127.0.0.1'))).toMatchObject(DELIVERED);
  });

  /** 0.0.0.0 also means this machine, but does not look like a loopback address. */
  function urlOf(host: string) {
    return smtp.url.replace('127.0.0.1', `site:right@${host}`);
  }
});

it('encrypts where the mail server offers it, and only with a certificate that is valid', async () => {
  const smtp = await startSmtpServer({ certificate: CERTIFICATE });
  onTestFinished(() => smtp.close());
  expect((await send(smtp.url)).fault?.error).toContain('certificate');
  expect(smtp.mails).toEqual([]);
  const trusted = getCACertificates('default');
  onTestFinished(() => setDefaultCACertificates(trusted));
  setDefaultCACertificates([...trusted, CERTIFICATE.cert]);
  expect(await send(smtp.url)).toMatchObject(DELIVERED);
});

it('greets by the domain of the sender, whatever the machine is called, or as SMTP_URL says', async () => {
  await using smtp = await startSmtpServer();
  await send(smtp.url);
  await send(`${smtp.url}?name=mail.forthright.example`);
  expect(smtp.greetings).toEqual(['forthright.example', 'mail.forthright.example']);
});

it('aborts the current attempt when it is closed, as a temporary failure', async () => {
  const smtp = await startSmtpServer();
  smtp.slowDown({ greeting: 0, answer: 60_000 });
  const mailer = createMail(mailSettings(smtp.url));
  const sending = mailer.send(CLAIM);
  await expect.poll(() => smtp.mails).toHaveLength(1);
  mailer.close();
  expect(await sending).toMatchObject({ deliveredTo: [], fault: { verdict: 'later' } });
});

async function send(smtpUrl: string) {
  const mailer = createMail(mailSettings(smtpUrl));
  const result = await mailer.send(CLAIM);
  mailer.close();
  return result;
}

it('recognizes a recipient by either spelling of its domain', () => {
  expect(acceptedOf(['ir@bücher.example', 'Sales@Forthright.example'], ['ir@xn--bcher-kva.example'])).toEqual(
    ['ir@bücher.example'],
  );
  expect(acceptedOf(['Sales@Forthright.example'], [{ address: 'Sales@forthright.example' }])).toHaveLength(1);
});

it('tells mailboxes of one domain apart', () => {
  expect(acceptedOf(['sales@forthright.example'], ['ir@forthright.example'])).toEqual([]);
});
