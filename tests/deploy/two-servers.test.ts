import { existsSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_KEY } from '../../site/language/languages.ts';
import { TEST_ALL } from '../fixtures/effort.ts';
import { contactMessage } from '../fixtures/store/contact-message.ts';
import { NGINX, startNginx, type Nginx } from '../fixtures/services/nginx.ts';
import { startSite, type Site } from '../fixtures/site/site.ts';
import { header, startSmtpServer, type TestSmtpServer } from '../fixtures/services/smtp-server.ts';
import { createDatabase } from '../fixtures/services/test-database.ts';
import { startVisitors } from '../fixtures/site/visitors.ts';
import { CONTENT } from '../fixtures/content-folder.ts';

/** Pages in several languages, content, and files of the build. */
const PATHS = [
  '/',
  '/pricing',
  '/de/contact',
  '/fr/faq',
  '/data/common.json',
  ...readdirSync('build/client/assets')
    .filter((name) => /^[\w-]+\.(?:js|woff2)$/.test(name))
    .slice(0, 5)
    .map((name) => `/assets/${name}`),
];

describe.runIf(existsSync(NGINX))('two servers on one PostgreSQL behind the nginx of deploy/', () => {
  let smtp: TestSmtpServer;
  let settings: Record<string, string>;
  let sites: Site[];
  let nginx: Nginx;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    settings = {
      CONTENT_DIR: CONTENT,
      DATABASE_URL: (await createDatabase()).url,
      PUBLIC_URL: 'https://www.forthright.example',
      TRUST_PROXY: '127.0.0.1,::1',
      CONTACT_LIMIT: '5/60',
      SMTP_URL: smtp.url,
      MAIL_TO: 'team@site.example',
      MAIL_FROM: 'site@site.example',
    };
    sites = [await startSite(settings), await startSite(settings)];
    nginx = await startNginx(sites.map(({ url }) => new URL(url).host));
  });

  afterAll(async () => {
    await nginx.stop();
    await Promise.all(sites.map((site) => site.stop()));
    await smtp.close();
  });

  it('count the messages of a client together, whatever address its header claims', async () => {
    const send = async (localAddress: string, claimed: string) => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': claimed };
      const body = JSON.stringify(contactMessage({ message: `To ${localAddress} from ${claimed}` }));
      const options = { method: 'POST', headers, body, localAddress };
      return (await nginx.ask('/functions/v1/send-contact-email', options)).status;
    };
    const answers = [];
    for (let count = 0; count < 7; count += 1) answers.push(await send('127.0.3.1', `192.0.2.${count}`));
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 200), 429, 429]);
    expect(await send('127.0.3.2', '192.0.2.1')).toBe(200);
  });

  it("send visitors the answers that the servers have compressed, in the language of the visitor's cookie", async () => {
    const languages = [];
    for (const language of ['de', 'fr', 'en', 'de']) {
      const headers = { Cookie: `${LANGUAGE_KEY}=${language}`, 'Accept-Encoding': 'gzip' };
      const page = await nginx.ask('/pricing', { headers });
      expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding, Cookie' });
      languages.push(/<html[^>]* lang="(\w+)"/.exec(gunzipSync(page.body).toString())?.[1]);
    }
    expect(languages).toEqual(['de', 'fr', 'en', 'de']);
    const brotli = await nginx.ask('/', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
  });

  it.runIf(TEST_ALL)('are restarted in turn without any visitor seeing it', async () => {
    const { failures, repeated, twice } = await visited(async () => {
      for (const index of [0, 1]) {
        await sites[index]?.stop();
        await startAgain(index);
      }
    });
    expect({ failures, repeated, twice }).toEqual({ failures: [], repeated: 0, twice: 0 });
  });

  it.runIf(TEST_ALL)(
    'interrupt pages only briefly, and lose no message, when the server that takes messages is killed',
    async () => {
      const { failures, twice } = await visited(async (manyAreAnswered) => {
        await sites[0]?.kill();
        await manyAreAnswered();
        await startAgain(0);
      });
      // A response in progress ends with its server.
      expect(failures.length).toBeLessThan(10);
      // The mail in progress.
      expect(twice).toBeLessThanOrEqual(1);
    },
  );

  it('leave no address of a visitor in the log of nginx', () => {
    expect(nginx.log()).not.toMatch(/127\.0\.[13]\.|127\.2\./);
  });

  /** Resolves when the server itself says that it is healthy. */
  async function startAgain(index: number) {
    const site = await startSite({ ...settings, PORT: new URL(sites[index]?.url ?? '').port });
    sites[index] = site;
    await expect.poll(async () => (await fetch(`${site.url}/healthz`)).ok).toBe(true);
  }

  /**
   * Lets visitors read and write until the trouble is over, and a while longer. Every message that was acknowledged
   * must be mailed, and no other.
   */
  async function visited(trouble: (manyAreAnswered: () => Promise<void>) => Promise<void>) {
    const before = smtp.mails.length;
    let visits = 0;
    await using visitors = startVisitors(async (path, options) => {
      // Addresses of 127.2.0.0/16, so that visitors do not share limits.
      visits += 1;
      const localAddress = `127.2.${(visits >> 8) % 256}.${visits % 256}`;
      return (await nginx.ask(path, { ...options, localAddress })).status;
    }, PATHS);
    const { acknowledged, failures } = visitors;
    const manyAreAnswered = async () => {
      const [requests, messages] = [visitors.answered, acknowledged.length];
      await expect.poll(() => visitors.answered).toBeGreaterThan(requests + 25);
      await expect.poll(() => acknowledged.length).toBeGreaterThan(messages);
    };
    await trouble(manyAreAnswered);
    await manyAreAnswered();
    await visitors.leave();
    const mailed = () =>
      smtp.mails.slice(before).flatMap((mail) => header(mail, 'Reply-To')?.match(/[^\s<>]+@[^\s<>]+/) ?? []);
    await expect.poll(() => [...new Set(mailed())].toSorted()).toEqual(acknowledged.toSorted());
    return { failures, repeated: visitors.repeated, twice: mailed().length - acknowledged.length };
  }
});
