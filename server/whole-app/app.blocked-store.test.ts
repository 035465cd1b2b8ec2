import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { contactMessage } from '../../tests/fixtures/store/contact-message.ts';
import { startSite, type Site } from '../../tests/fixtures/site/site.ts';
import { startSmtpServer } from '../../tests/fixtures/services/smtp-server.ts';
import { holdWriteLock } from '../../tests/fixtures/store/write-lock.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';

const MAIL = { MAIL_TO: 'team@site.example', MAIL_FROM: 'site@site.example' };

describe('the built site, whose embedded store is blocked', () => {
  let dataDir: string;
  let file: string;

  beforeEach(() => {
    dataDir = temporaryFolder();
    file = join(dataDir, 'messages.sqlite');
  });

  describe('by another process that holds the write lock', () => {
    it('answers pages, new ones too, while messages wait by script and form, and stores them when the lock is free', async () => {
      const site = await start();
      const lock = await hold();
      let answered = 0;
      const form = { method: 'POST', body: new URLSearchParams({ ...contactMessage() }) };
      const posting = [post(site), fetch(`${site.url}/contact`, form).then(({ status }) => status)];
      for (const one of posting) void one.finally(() => (answered += 1));
      for (const path of ['/contact', '/contact', '/de/contact']) expect(await get(site, path)).toBe(200);
      expect(answered).toBe(0);
      lock.release();
      expect(await Promise.all(posting)).toEqual([200, 200]);
    });

    it('reports that no message can be stored, and recovers when the lock is free', async () => {
      const site = await start();
      const lock = await hold();
      // The answer of the last test write is good for some seconds.
      await expect.poll(() => get(site, '/healthz')).toBe(503);
      lock.release();
      await expect.poll(() => get(site, '/healthz')).toBe(200);
    });
  });

  it('mails soon after its start the message whose mail a kill interrupted', async () => {
    const smtp = await startSmtpServer();
    const settings = { SMTP_URL: smtp.url, ...MAIL };
    smtp.slowDown({ greeting: 30_000, answer: 0 });
    const first = await start(settings);
    await post(first);
    await expect.poll(smtp.connections).toBe(1);
    await first.kill();

    smtp.slowDown({ greeting: 0, answer: 0 });
    const second = await start(settings);
    await expect.poll(() => smtp.mails).toHaveLength(1);
    expect(second.log).toContainEqual(
      expect.objectContaining({ event: 'deliveries.taken-up', reclaimed: 1 }),
    );
    await second.stop();
    await smtp.close();
  });

  async function start(settings: Record<string, string> = {}): Promise<Site> {
    const site = await startSite({ DATA_DIR: dataDir, ...settings });
    onTestFinished(site.kill);
    return site;
  }

  async function hold() {
    const lock = holdWriteLock(file);
    onTestFinished(lock.release);
    return lock;
  }

  async function post({ url }: Site): Promise<number> {
    const response = await fetch(`${url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(contactMessage()),
    });
    await response.text();
    return response.status;
  }

  async function get({ url }: Site, path: string): Promise<number> {
    const response = await fetch(url + path);
    await response.text();
    return response.status;
  }
});
