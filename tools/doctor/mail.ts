import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { toolCommand } from '../../server/home-folder.ts';
import type { MailSettings } from '../../server/settings.ts';
import { createSmtpMailer, type MailFault } from '../../server/mail/smtp.ts';
import { isOwnName } from '../../server/operator.ts';
import { causeOf, error, ok, warning, type Check, type Finding } from './check.ts';

/** Whether the mail server takes mail, without sending any unless asked to. */
export const mailCheck: Check = async ({ settings: { mail }, send }) => {
  if (!mail) {
    const without = `mail is not configured: messages wait in the store, ${toolCommand('inbox')} list shows them`;
    return [send ? error(`${without}; --send needs SMTP_URL, MAIL_TO and MAIL_FROM`) : warning(without)];
  }
  const findings = await connection(mail);
  const works = findings.every(({ level }) => level !== 'error');
  return works && send ? [...findings, await testMail(mail)] : findings;
};

async function connection(mail: MailSettings): Promise<Finding[]> {
  const { hostname, host, protocol, password } = new URL(mail.smtpUrl);
  try {
    await lookup(hostname.replace(/^\[|\]$/g, ''));
  } catch (problem) {
    return [error(`DNS has no address for ${hostname} (${causeOf(problem)}): check SMTP_URL`)];
  }
  const fault = await verify(mail);
  if (fault) return [error(`${host} does not work (${fault.code}: ${fault.error}): ${mendOf(fault)}`)];
  const login = password === '' ? 'connects' : 'connects and takes the login';
  if (protocol === 'smtps:' || isOwnName(hostname)) return [ok(`${host} ${login}`)];
  return [(await offersTls(mail)) ? ok(`${host} ${login}, encrypted`) : unencrypted(host, login)];
}

function unencrypted(host: string, login: string): Finding {
  const mend = 'use a server with STARTTLS, or smtps:';
  return warning(`${host} ${login} without encryption, so that others can read visitors’ messages: ${mend}`);
}

/** The mailer encrypts where the server offers it; here it must. */
async function offersTls(mail: MailSettings): Promise<boolean> {
  const url = new URL(mail.smtpUrl);
  url.searchParams.set('requireTLS', 'true');
  return (await verify({ ...mail, smtpUrl: url.href })) === undefined;
}

async function verify(mail: MailSettings): Promise<MailFault | undefined> {
  using mailer = createSmtpMailer(mail);
  return await mailer.verify();
}

function mendOf({ fault, code, error: words }: MailFault): string {
  if (code.startsWith('EAUTH')) return 'check user and password in SMTP_URL';
  if (code.startsWith('ETLS') || words.includes('certificate')) {
    return 'it needs a certificate that is valid for the name in SMTP_URL';
  }
  if (fault === 'operator') return 'check SMTP_URL';
  return 'check host and port in SMTP_URL, and that this machine may connect there';
}

async function testMail(mail: MailSettings): Promise<Finding> {
  using mailer = createSmtpMailer(mail);
  const now = Date.now();
  const { deliveredTo, fault, response } = await mailer.send({
    firstName: 'npm run',
    lastName: 'doctor',
    email: mail.from.address,
    company: '',
    companyType: '',
    message: 'A test of the mail settings. Visitors’ messages come the same way.',
    id: randomUUID(),
    receivedAt: now,
    language: 'en',
    delivery: { state: 'sending', attempts: 1, nextAttemptAt: now },
  });
  const to = mail.to.join(', ');
  if (!fault) return ok(`a test was mailed to ${to}; the server answered “${response}”`);
  if (deliveredTo.length > 0)
    return error(`the test reached only ${deliveredTo.join(', ')} of ${to} (${fault.error}): check MAIL_TO`);
  return error(`the test to ${to} was refused (${fault.code}: ${fault.error}): check MAIL_FROM and MAIL_TO`);
}
