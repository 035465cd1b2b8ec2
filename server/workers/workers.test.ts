import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contactMessage } from '../../tests/fixtures/contact-message.ts';
import { startSite, type Site } from '../../tests/fixtures/site.ts';
import { startSmtpServer, type TestSmtpServer } from '../../tests/fixtures/smtp-server.ts';

describe('a site of several processes', { timeout: 30_000 }, () => {
  let site: Site;
  let smtp: TestSmtpServer;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    site = await startSite({
      WORKERS: '2',
      SMTP_URL: smtp.url,
      MAIL_TO: 'sales@forthright.example',
      MAIL_FROM: 'site@forthright.example',
      // Only what a proxy says tells the tests' clients apart.
      TRUST_PROXY: '127.0.0.1',
      CONTACT_LIMIT: '3/3600',
      CONTACT_CEILING: '30/3600',
    });
  }, 30_000);

  afterAll(() => smtp.close());

  it('says once where it is, when all listen', async () => {
    expect(site.log.filter(({ event }) => event === 'start')).toEqual([
      expect.objectContaining({ address: site.url, workers: 2 }),
    ]);
    expect((await answeredBy(2)).size).toBe(2);
  });

  it('stores and mails one message, however many processes are sent it at a time', async () => {
    const posts = await Promise.all(
      Array.from({ length: 20 }, (_, client) => post(`192.0.2.${client}`, contactMessage(), 'one-key')),
    );
    expect(new Set(posts.map(({ status }) => status))).toEqual(new Set([200]));
    const ids = await Promise.all(posts.map(async (response) => (await response.json()).id));
    expect(new Set(ids).size).toBe(1);
    await vi.waitFor(async () => expect(await messages()).toMatchObject({ waiting: 0, sent: 1 }), 4000);
    expect(smtp.mails).toHaveLength(1);
    expect(workersOf('message.accepted').size).toBe(2);
  });

  it('counts a client’s messages over all processes', async () => {
    const statuses = [];
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await post('198.51.100.1', contactMessage({ message: `Message ${count}` }))).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  });

  it('holds what is repeated to several processes', async () => {
    const message = 'We place guest articles on strong sites. '.repeat(5);
    for (const name of ['one', 'two', 'three']) {
      await post('198.51.100.2', contactMessage({ email: `${name}@pills.example`, message }));
    }
    await vi.waitFor(async () => expect(await messages()).toMatchObject({ held: 1 }), 4000);
  });

  it('counts all messages over all processes, and those alone that are stored', async () => {
    const statuses = [];
    for (let client = 0; client < 30; client += 1) {
      statuses.push(
        (await post(`203.0.113.${client}`, contactMessage({ message: `Ceiling ${client}` }))).status,
      );
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const stored = site.log.filter(({ event, replayed }) => event === 'message.accepted' && !replayed);
    expect(stored).toHaveLength(30);
  });

  it('tells the sums over all processes, also when one of them has died', async () => {
    const requests = async () => {
      const text = await (await fetch(`${site.url}/metrics`)).text();
      return Number(/^site_http_requests_total\{route="page",status="2xx"\} (\d+)$/m.exec(text)?.[1]);
    };
    const before = await requests();
    await visit(10);
    expect((await requests()) - before).toBe(10);
    const [victim = 0] = await answeredBy(2);
    const beforeDeath = await requests();
    process.kill(victim, 'SIGKILL');
    await vi.waitFor(() => expect(workersOf('worker.died')).toContain(victim), 5000);
    expect(await requests()).toBe(beforeDeath);
  });

  it('goes on when a process has died, and replaces it', async () => {
    const died = [...workersOf('worker.died')];
    await visit(10);
    expect(site.log.find(({ event }) => event === 'worker.died')).toMatchObject({
      level: 'alarm',
      signal: 'SIGKILL',
      replacedInSeconds: 1,
    });
    await vi.waitFor(async () => {
      const workers = await answeredBy(2);
      expect(workers.size).toBe(2);
      for (const gone of died) expect(workers).not.toContain(gone);
    }, 10_000);
  });

  it('ends with all its processes', async () => {
    const workers = [...(await answeredBy(2))];
    const started = performance.now();
    await site.stop();
    expect(performance.now() - started).toBeLessThan(5000);
    for (const worker of workers) expect(() => process.kill(worker, 0)).toThrow('ESRCH');
    expect(site.log.at(-1)).toEqual(expect.objectContaining({ event: 'stop', signal: 'SIGTERM' }));
    expect(site.log.filter(({ event }) => event === 'worker.died')).toHaveLength(1);
  });

  async function post(client: string, message: object, key?: string) {
    return fetch(`${site.url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': client,
        ...(key && { 'Idempotency-Key': key }),
        ...ANEW,
      },
      body: JSON.stringify(message),
    });
  }

  async function visit(times: number) {
    for (let visits = 0; visits < times; visits += 1) {
      expect((await fetch(site.url, { headers: ANEW })).status).toBe(200);
    }
  }

  /** Who answered the last of some visits. */
  async function answeredBy(visits: number) {
    const before = site.log.length;
    await visit(visits);
    await vi.waitFor(() => expect(requestsSince(before)).toHaveLength(visits));
    return new Set(requestsSince(before).map(({ worker }) => Number(worker)));
  }

  function requestsSince(line: number) {
    return site.log.slice(line).filter(({ event, path }) => event === 'request' && path === '/');
  }

  function workersOf(event: string) {
    return new Set(site.log.filter((line) => line.event === event).map(({ worker }) => Number(worker)));
  }

  async function messages() {
    return (await (await fetch(`${site.url}/healthz`)).json()).messages;
  }
});

/** A connection stays with the process that was handed it; each new one is the next process'. */
const ANEW = { Connection: 'close' };

describe('a site of several processes that cannot listen', () => {
  it('ends, and says once why', { timeout: 30_000 }, async () => {
    const first = await startSite();
    const second = startSite({ WORKERS: '3', PORT: new URL(first.url).port });
    await expect(second).rejects.toThrow(/ended with 1.*EADDRINUSE.*No worker could be started/s);
    await first.stop();
  });
});
