import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { CERTIFICATE } from '../../tests/fixtures/certificate.ts';
import { askDoctor, trustCertificate } from '../../tests/fixtures/doctor.ts';
import { header, startSmtpServer, type TestSmtpServer } from '../../tests/fixtures/smtp-server.ts';

const MAIL = { MAIL_TO: 'sales@example.com, ir@example.com', MAIL_FROM: 'site@mail.example.co.uk' };

describe('the doctor on mail', () => {
  let smtp: TestSmtpServer;

  beforeEach(async () => {
    smtp = await startSmtpServer({ password: 'right-secret' });
    return () => smtp.close();
  });

  it('logs in and mails nothing', async () => {
    const { code, lines } = await askDoctor(['mail'], settings('right-secret'));
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^ok mail 127\.0\.0\.1:\d+ connects and takes the login$/);
    expect(smtp.connections()).toBe(1);
    expect(smtp.mails).toEqual([]);
  });

  it('says that the password is wrong, without showing it', async () => {
    const { code, lines } = await askDoctor(['mail', '--send'], settings('wrong-secret'));
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^error mail .*535.*check user and password in SMTP_URL$/);
    expect(lines.join()).not.toContain('wrong-secret');
  });

  it('warns when others could read the mail on its way', async () => {
    const url = smtp.url.replace('127.0.0.1', 'site:right-secret@0.0.0.0');
    const { lines } = await askDoctor(['mail'], { SMTP_URL: `${url}?requireTLS=false`, ...MAIL });
    expect(lines[0]).toMatch(/^warning mail .* without encryption/);
  });

  it('says that the certificate of the mail server is not valid', async () => {
    const encrypted = await startSmtpServer({ certificate: CERTIFICATE });
    onTestFinished(() => encrypted.close());
    const { code, lines } = await askDoctor(['mail'], { SMTP_URL: encrypted.url, ...MAIL });
    expect([code, lines[0]]).toEqual([
      1,
      expect.stringContaining('certificate that is valid for the name in SMTP_URL'),
    ]);
  });

  it('sees that the mail server encrypts', async () => {
    trustCertificate();
    const encrypted = await startSmtpServer({ certificate: CERTIFICATE });
    onTestFinished(() => encrypted.close());
    // This name of the machine is none of those that stay on it for certain.
    const SMTP_URL = `${encrypted.url.replace('127.0.0.1', '0.0.0.0')}?tls.servername=localhost`;
    const { code, lines } = await askDoctor(['mail'], { SMTP_URL, ...MAIL });
    expect([code, lines[0]]).toEqual([0, expect.stringContaining('connects, encrypted')]);
  });

  it('mails a test and says what the server answered', async () => {
    const { code, lines } = await askDoctor(['mail', '--send'], settings('right-secret'));
    expect(code).toBe(0);
    expect(lines[1]).toMatch(/^ok mail a test was mailed to sales@example\.com, ir@example\.com; .*“250 /);
    expect(smtp.mails).toMatchObject([{ to: ['sales@example.com', 'ir@example.com'] }]);
    expect(smtp.mails.map((mail) => header(mail, 'Subject'))).toEqual([
      'Website message from npm run doctor',
    ]);
  });

  it('says that the test was refused, for all or for some', async () => {
    smtp.refuseRecipient('ir@example.com', 550);
    const some = await askDoctor(['mail', '--send'], settings('right-secret'));
    expect(some.lines[1]).toMatch(/^error mail the test reached only sales@example\.com .*550/);
    smtp.refuseWith(554);
    const all = await askDoctor(['mail', '--send'], settings('right-secret'));
    expect(all.lines[1]).toMatch(/^error mail the test to .* was refused .*554/);
  });

  it('warns without mail settings, and cannot send then', async () => {
    expect(await askDoctor(['mail'])).toMatchObject({
      code: 0,
      lines: [expect.stringMatching(/^warning mail mail is not configured/), '\n0 errors, 1 warnings'],
    });
    expect(await askDoctor(['mail', '--send'])).toMatchObject({ code: 1 });
  });

  function settings(password: string) {
    return { SMTP_URL: smtp.url.replace('//', `//site:${password}@`), ...MAIL };
  }
});
