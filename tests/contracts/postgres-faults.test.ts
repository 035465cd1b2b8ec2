import { Client } from 'pg';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createFunctions } from '../../server/functions/functions.ts';
import { createRepetition } from '../../server/functions/send-contact-email/repetition.ts';
import { createLog } from '../../server/monitoring/log.ts';
import { MOST_WAITING } from '../../server/store/databases/database.ts';
import { MOST_CONNECTIONS, openPostgres } from '../../server/store/databases/postgres.ts';
import { createMessageStore } from '../../server/store/sql-store.ts';
import type { MessageStore } from '../../server/store/store.ts';
import { contactMessage, VISITOR_WORDS } from '../fixtures/store/contact-message.ts';
import { startPostgres, type TestDatabase, type TestPostgres } from '../fixtures/services/postgres.ts';
import { saveMessage } from '../fixtures/store/save-message.ts';

describe('a PostgreSQL database', () => {
  let postgres: TestPostgres;
  let database: TestDatabase;

  beforeAll(async () => {
    postgres = await startPostgres();
    return () => postgres.destroy();
  });

  beforeEach(async () => {
    database = await postgres.createDatabase();
    return () => database.drop();
  });

  describe('while the store is open', () => {
    let store: MessageStore;
    let lines: string[];

    beforeEach(async () => {
      store = await open();
      lines = [];
    });

    it('may stop and start again: visitors get 503 meanwhile, and everything works afterwards', async () => {
      const id = await saveMessage(store);
      await postgres.stop();
      const responses = await Promise.all(Array.from({ length: 20 }, post));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
      expect(responses[0]?.headers.get('Retry-After')).toBe('30');
      expect(lines.join()).not.toMatch(VISITOR_WORDS);
      await expect(store.claim(request())).rejects.toThrow();
      await expect(store.summary()).rejects.toThrow();
      await expect(store.probe(0)).rejects.toThrow();

      await postgres.start();
      expect((await post()).status).toBe(200);
      await store.probe(0);
      expect(await store.claim(request())).toMatchObject({ message: { id } });
      expect(await store.summary()).toMatchObject({ mail: { sending: 1, waiting: 1 } });
    });

    it('may fail under load without losing an acknowledged message', async () => {
      const posts = Array.from({ length: 60 }, post);
      await Promise.race(posts);
      await postgres.stop('immediate');
      const responses = await Promise.all(posts);
      await postgres.start();
      const acknowledged = [];
      for (const response of responses.filter(({ ok }) => ok)) acknowledged.push((await response.json()).id);
      const { messages } = await store.list({}, { limit: 100, offset: 0 });
      expect(messages.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(responses.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    });

    function post() {
      const log = createLog((line) => lines.push(line));
      const services = {
        store,
        repetition: createRepetition(),
        wake: () => {},
        log,
        now: () => 0,
      };
      return createFunctions(services).request('/send-contact-email', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(contactMessage()),
      });
    }
  });

  it('keeps a message through a power cut even when synchronous_commit is off', async () => {
    await database.run('alter role site set synchronous_commit = off');
    const store = await open();
    const id = await saveMessage(store);
    await postgres.stop('immediate');
    await postgres.start();
    expect(await store.find(id)).toMatchObject({ id });
    await database.run('alter role site reset synchronous_commit');
  });

  it('that hangs is given up, and used again once it answers', async () => {
    const store = await open(database.url, 1000);
    await saveMessage(store);
    const client = await begin('select');
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
    await expect(saveMessage(store)).rejects.toThrow('timeout');
    for (const { pid } of rows) process.kill(pid, 'SIGCONT');
    await saveMessage(store);
    await client.end();
  });

  it('that is too slow stores no message after its visitor was told that it was not sent', async () => {
    const store = await open(database.url, 1000);
    const holder = await begin('lock table messages');
    await expect(saveMessage(store)).rejects.toThrow('statement timeout');
    await holder.end();
    expect(await store.summary()).toMatchObject({ mail: { waiting: 0 } });
  });

  it('that is busy lets a limited number of statements wait, and refuses the next at once', async () => {
    const store = await open(database.url, 180_000);
    const holder = await begin('lock table messages');
    const saves = Array.from({ length: 2 * MOST_WAITING }, () => saveMessage(store));
    const refused = Promise.allSettled(saves.slice(MOST_WAITING + MOST_CONNECTIONS));
    expect(new Set((await refused).map((save) => 'reason' in save && String(save.reason)))).toEqual(
      new Set([`StoreBusyError: The store is busy: ${MOST_WAITING} statements are waiting`]),
    );
    await holder.end();
    const saved = await Promise.all(saves.slice(0, MOST_WAITING + MOST_CONNECTIONS));
    expect(await store.summary()).toMatchObject({ mail: { waiting: saved.length } });
  });

  it('hands out a delivery at once while another server is claiming the one before', async () => {
    const store = await open(database.url, 1000);
    const first = await saveMessage(store);
    const second = await saveMessage(store);
    const holder = await begin(`select from deliveries where message_id = '${first}' for update`);
    expect(await store.claim(request())).toMatchObject({ message: { id: second } });
    await holder.end();
  });

  async function open(url = database.url, statementMs?: number): Promise<MessageStore> {
    const store = createMessageStore(await openPostgres(url, 'server', statementMs));
    onTestFinished(() => store.close());
    return store;
  }

  /** Leaves a transaction open, until its client ends. */
  async function begin(statement: string): Promise<Client> {
    const client = new Client(database.url);
    await client.connect();
    await client.query(`begin; ${statement}`);
    return client;
  }
});

function request() {
  return { kind: 'mail', now: 0, leaseMs: 60_000, worker: 'worker' } as const;
}
