import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { WINDOW } from '../server/admin/admin.ts';
import { openStore } from '../server/store/open-store.ts';
import { saveMessage } from '../tests/fixtures/store/save-message.ts';
import { header, startSmtpServer, type TestSmtpServer } from '../tests/fixtures/services/smtp-server.ts';
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts';
import {
  startReceiver,
  WEBHOOK_SECRET,
  type TestReceiver,
} from '../tests/fixtures/services/webhook-receiver.ts';
import { createDatabase } from '../tests/fixtures/services/test-database.ts';
import { runDoctor } from './doctor.ts';

const TAKES = 'takes a message in many scripts and gives it back';
const MAIL = { MAIL_TO: 'sales@example.com, ir@example.com', MAIL_FROM: 'site@mail.example.co.uk' };

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

it('reads the environment, names everything that cannot be used, and tries nothing else then', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'doctor.ts')], {
    env: { PORT: 'eighty', METRICS_TOKEN: 's3cret' },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout.split('\n')).toEqual([
    'error    PORT is "eighty"; allowed: a whole number from 0 to 65535',
    'error    METRICS_TOKEN has a value that is not shown; allowed: 16 or more visible ASCII characters',
    '',
    '2 errors, 0 warnings',
    '',
  ]);
});

it('has one line for each setting, without secrets, and counts in words that agree', async () => {
  const { code, lines } = await doctor({
    METRICS_TOKEN: 'a-long-random-word',
    PUBLIC_URL: 'https://a.example',
  });
  expect(code).toBe(0);
  const table = readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm);
  expect(lines.slice(0, -1).map((line) => line.split(' ')[1])).toEqual(Array.from(table, ([, name]) => name));
  expect(lines).toContain('ok METRICS_TOKEN is set');
  expect(lines).toContain('ok ADMIN_BRANCH main (default)');
  expect(lines).toContain('warning TRUST_PROXY is not set: behind a proxy, all visitors count as one client');
  expect(lines.at(-1)).toBe('\n0 errors, 3 warnings');
  expect((await doctor({ HOST: '8.8.8.8' })).lines.at(-1)).toMatch(/^\n1 error, /);
});

it('names a window for editors that is not installed, as the start of the server does', async () => {
  const { lines } = await doctor({
    ADMIN_BACKEND: 'gitea',
    ADMIN_REPOSITORY: 'https://git.example/company/content',
  });
  const missing = 'error ADMIN_BACKEND is "gitea"; allowed: a value only where the window is installed';
  const start = existsSync(WINDOW) ? 'ok ADMIN_BACKEND gitea' : missing;
  expect(lines).toContainEqual(expect.stringContaining(start));
});

it.each([
  ['CONTACT_LIMIT', '0', 'lets a flood of messages in'],
  ['CONTACT_CEILING', '0', 'lets a flood of messages in'],
  ['RETENTION_MONTHS', '7', 'section 10 of legal/privacy-policy.md must say the same'],
  ['PUBLIC_URL', 'http://site.example', 'visitors’ messages travel unencrypted'],
])('warns of %s=%s, which is allowed but unusual', async (name, value, warning) => {
  expect(await doctor({ [name]: value })).toMatchObject({
    code: 0,
    lines: expect.arrayContaining([expect.stringContaining(`warning ${name} ${value}: ${warning}`)]),
  });
});

it('binds the address: free, in use by the site itself or by another program, or of another machine', async () => {
  const other = createServer((_, response) => response.end(answer)).listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const PORT = String((other.address() as AddressInfo).port);
  let answer = '{"status":"degraded"}';
  expect((await doctor({ PORT })).lines[0]).toBe(`ok PORT ${PORT}: this site answers on 127.0.0.1`);
  answer = 'hello';
  expect((await doctor({ PORT })).lines[0]).toMatch(/^error PORT is "\d+"; allowed: a port that no other/);
  expect((await doctor({ HOST: '8.8.8.8' })).lines[0]).toMatch(/^error HOST is "8.8.8.8"; allowed: a name/);
  expect((await doctor({ PORT: '0' })).lines[0]).toBe('ok PORT 0: can be opened on 127.0.0.1');
});

describe('the store', () => {
  it('is tried beside a running server, and loses only the test message', async () => {
    const store = await openStore({ dataDir: folder });
    const id = await saveMessage(store);
    expect((await doctor()).lines).toContain(`ok DATA_DIR ${folder}: ${TAKES}`);
    const { messages } = await store.list({}, { limit: 9, offset: 0 });
    expect(messages).toMatchObject([{ id, deliveries: [{ state: 'waiting', attempts: 0 }] }]);
    await store.close();
  });

  it('is a warning while the copy from before an update is still there', async () => {
    await (await openStore({ dataDir: folder })).close();
    const copy = join(folder, 'messages.sqlite.version-1');
    writeFileSync(copy, '');
    const warning = expect.stringMatching(`^warning DATA_DIR .*: ${TAKES}; ${copy} still holds messages: `);
    expect(await doctor()).toMatchObject({ code: 0, lines: expect.arrayContaining([warning]) });
  });

  it('is created by the server, not by the doctor, and a file that is not a store is an error', async () => {
    const none = expect.stringMatching(
      /^warning DATA_DIR .*: not tried, the server makes it when it first starts$/,
    );
    expect(await doctor()).toMatchObject({ code: 0, lines: expect.arrayContaining([none]) });
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(join(folder, 'messages.sqlite'), 'a letter and no database '.repeat(99));
    const error = expect.stringMatching(/^error DATA_DIR .*: Cannot open the message store /);
    expect(await doctor()).toMatchObject({ code: 1, lines: expect.arrayContaining([error]) });
  });

  it('in PostgreSQL needs the rights that the documentation grants, and no others', async () => {
    const database = await createDatabase();
    onTestFinished(() => database.drop());
    await (await openStore({ dataDir: '', databaseUrl: database.url })).close();
    const [, grants = ''] = /```sql\n(grant.*?)```/s.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
    await database.run(`create role nurse login; ${grants.replaceAll('to site', 'to nurse')}`);
    const DATABASE_URL = database.url.replace('user=site', 'user=nurse');
    expect((await doctor({ DATABASE_URL })).lines).toContain(`ok DATABASE_URL is set: ${TAKES}`);
    await database.run('create table messages_before_version_2 as table messages');
    const kept = expect.stringContaining('; the table messages_before_version_2 still holds messages');
    expect(await doctor({ DATABASE_URL })).toMatchObject({ code: 0, lines: expect.arrayContaining([kept]) });
    await database.run('revoke insert on messages from nurse');
    const denied = expect.stringMatching(/^error DATABASE_URL is set: takes no message \(permission denied/);
    expect(await doctor({ DATABASE_URL })).toMatchObject({
      code: 1,
      lines: expect.arrayContaining([denied]),
    });
    await database.run('drop owned by nurse; drop role nurse');
  });
});

describe('mail', () => {
  let smtp: TestSmtpServer;

  beforeEach(async () => {
    smtp = await startSmtpServer({ password: 'right-secret' });
    return () => smtp.close();
  });

  it('is tried by a login, which mails nothing', async () => {
    expect(await mailLine('right-secret')).toMatch(/^ok SMTP_URL is set: \S+ connects and takes the login$/);
    expect(smtp.mails).toEqual([]);
    expect(await mailLine('wrong-secret')).toMatch(/^error SMTP_URL is set: (?!.*wrong-secret).*535/);
  });

  it('is sent when asked, and the doctor says what the server answered, and for whom', async () => {
    expect(await mailLine('right-secret', '--send')).toMatch(
      /^ok SMTP_URL .* took a test for sales@example\.com, ir@example\.com and answered “250 /,
    );
    expect(smtp.mails.map((mail) => header(mail, 'Subject'))).toEqual([
      'Website message from npm run doctor',
    ]);
    smtp.refuseRecipient('ir@example.com', 550);
    expect(await mailLine('right-secret', '--send')).toMatch(/^error .* only for sales@example\.com .*550/);
    smtp.refuseWith(554);
    expect(await mailLine('right-secret', '--send')).toMatch(/^error .* for nobody .*554/);
  });

  it('that is not configured lets messages wait, and cannot be sent', async () => {
    expect((await doctor()).lines).toContainEqual(
      expect.stringMatching(/^warning SMTP_URL is not set: messages wait in the store/),
    );
    expect(await doctor({}, '--send')).toMatchObject({ code: 1 });
  });

  async function mailLine(password: string, ...args: string[]) {
    const SMTP_URL = smtp.url.replace('//', `//site:${password}@`);
    const { lines } = await doctor({ SMTP_URL, ...MAIL }, ...args);
    return lines.find((line) => line.includes(' SMTP_URL '));
  }
});

describe('the webhook', () => {
  let receiver: TestReceiver;

  beforeEach(async () => {
    receiver = await startReceiver();
    return () => receiver.close();
  });

  it('is tried by a connection, which posts nothing, and shows no secret', async () => {
    expect(await line()).toMatch(
      /^ok WEBHOOK_URL is set: 127\.0\.0\.1:\d+ connects and has posted nothing yet$/,
    );
    expect(receiver.received).toEqual([]);
    const { lines } = await doctor({ WEBHOOK_URL: 'https://127.0.0.1:1/s3cret', WEBHOOK_SECRET });
    expect(lines.join()).toMatch(/error WEBHOOK_URL is set: 127\.0\.0\.1:1 does not work \(ECONNREFUSED/);
    expect(lines.join()).not.toMatch(/s3cret|whsec_/);
  });

  it('gets a test when asked, and the doctor says what the receiver answered', async () => {
    expect(await line('--send')).toMatch(
      /^ok WEBHOOK_URL .* took a test for the webhook and answered “200”$/,
    );
    expect(receiver.received).toMatchObject([{ payload: { data: { lastName: 'doctor' } } }]);
    receiver.answer(404);
    expect(await line('--send')).toMatch(/^error WEBHOOK_URL .* took a test for nobody \(404: /);
  });

  it('takes the place of mail', async () => {
    const { code, lines } = await doctor({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET }, '--send');
    expect(code).toBe(0);
    expect(lines).toContain('ok SMTP_URL is not set');
  });

  async function line(...args: string[]) {
    const { lines } = await doctor({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET }, ...args);
    return lines.find((one) => one.includes(' WEBHOOK_URL '));
  }
});

/** Runs of spaces become one. */
async function doctor(environment: Record<string, string> = {}, ...args: string[]) {
  const lines: string[] = [];
  const output = {
    print: (text: string) => lines.push(text.replace(/ +/g, ' ')),
    complain: (text: string) => lines.push(text),
  };
  const code = await runDoctor(args, { DATA_DIR: folder, PORT: '0', ...environment }, output);
  return { code, lines };
}
