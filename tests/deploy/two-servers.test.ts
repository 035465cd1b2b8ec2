import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_KEY } from '../../app/language/languages.ts';
import { TEST_ALL } from '../fixtures/effort.ts';
import { ask, type Front } from '../fixtures/front.ts';
import { readPages, sendMessage, sendMessages } from '../fixtures/https-visitors.ts';
import { NGINX, startNginx } from '../fixtures/nginx.ts';
import { startSite, type Site } from '../fixtures/site.ts';
import { header, startSmtpServer, type TestSmtpServer } from '../fixtures/smtp-server.ts';
import { createDatabase } from '../fixtures/test-database.ts';

/** On a busy machine. */
const LONGEST_MS = 120_000;

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
  let front: Front;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    settings = {
      CONTENT_DIR: 'content',
      DATABASE_URL: (await createDatabase()).url,
      PUBLIC_URL: 'https://www.forthright.example',
      TRUST_PROXY: '127.0.0.1,::1',
      CONTACT_LIMIT: '5/60',
      SMTP_URL: smtp.url,
      MAIL_TO: 'team@site.example',
      MAIL_FROM: 'site@site.example',
    };
    sites = [await startSite(settings), await startSite(settings)];
    front = await startNginx(sites.map(({ url }) => new URL(url).host));
  }, LONGEST_MS);

  afterAll(async () => {
    await front.stop();
    await Promise.all(sites.map((site) => site.stop()));
    await smtp.close();
  }, LONGEST_MS);

  it('count the messages of a client together, whatever address its header claims', async () => {
    const taken = [];
    for (let count = 0; count < 7; count += 1) {
      const headers = { 'X-Forwarded-For': `192.0.2.${count}` };
      const { failure = 'taken' } = await sendMessage(front, { from: '127.0.3.1', headers });
      taken.push(failure);
    }
    expect(taken).toEqual([...Array.from({ length: 5 }, () => 'taken'), '429', '429']);
    expect(await sendMessage(front, { from: '127.0.3.2' })).toHaveProperty('id');
  });

  it("send the visitor what the servers have compressed, in the language of the visitor's cookie", async () => {
    const languages = [];
    for (const language of ['de', 'fr', 'en', 'de']) {
      const page = await ask(front, {
        path: '/pricing',
        headers: { Cookie: `${LANGUAGE_KEY}=${language}`, 'Accept-Encoding': 'gzip' },
      });
      expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding, Cookie' });
      languages.push(/<html[^>]* lang="(\w+)"/.exec(gunzipSync(page.body).toString())?.[1]);
    }
    expect(languages).toEqual(['de', 'fr', 'en', 'de']);
    const brotli = await ask(front, { path: '/', headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
  });

  it.runIf(TEST_ALL)(
    'are restarted in turn without any visitor seeing it',
    async () => {
      const { pages, failures, twice } = await visited(async () => {
        for (const index of [0, 1]) {
          await sites[index]?.stop();
          await startAgain(index);
        }
      });
      expect(pages).toEqual({ answered: expect.any(Number), failures: {} });
      expect(failures).toEqual({});
      expect(twice).toBe(0);
    },
    LONGEST_MS,
  );

  it.runIf(TEST_ALL)(
    'lose no page for long and no message at all when the one that takes messages is killed',
    async () => {
      const { pages, twice } = await visited(async () => {
        await sites[0]?.kill();
        await pause(500);
        await startAgain(0);
      });
      // What the server was in the middle of sending ends with it.
      const cut = Object.values(pages.failures).reduce((sum, count) => sum + count, 0);
      expect(cut).toBeLessThan(10);
      // The mail that it was sending.
      expect(twice).toBeLessThanOrEqual(1);
    },
    LONGEST_MS,
  );

  it('leave no address of a visitor in the log of nginx', () => {
    expect(front.log()).not.toMatch(/127\.0\.[13]\.|127\.2\./);
  });

  /** At its own address, until it says that it is well. */
  async function startAgain(index: number) {
    const site = await startSite({ ...settings, PORT: new URL(sites[index]?.url ?? '').port });
    sites[index] = site;
    while (!(await fetch(`${site.url}/healthz`)).ok) await pause(100);
  }

  /**
   * Lets visitors read and write until the trouble is over, and a second longer. Every message that was acknowledged must be
   * mailed, and no other.
   */
  async function visited(trouble: () => Promise<void>) {
    const before = smtp.mails.length;
    const over = new AbortController();
    const sending = sendMessages(front, over.signal);
    const reading = readPages(front, PATHS, over.signal);
    await trouble();
    await pause(1000);
    over.abort();
    const pages = await reading;
    const { acknowledged, failures } = await sending;
    expect(pages.answered).toBeGreaterThan(100);
    expect(acknowledged.length).toBeGreaterThan(0);
    // The Message-ID holds the message's id.
    const mailed = () =>
      smtp.mails.slice(before).map((mail) => header(mail, 'Message-ID')?.replace(/^<|@.*$/g, ''));
    await expect
      .poll(() => [...new Set(mailed())].toSorted(), { timeout: LONGEST_MS / 2, interval: 500 })
      .toEqual(acknowledged.toSorted());
    return { pages, failures, twice: mailed().length - acknowledged.length };
  }
});
