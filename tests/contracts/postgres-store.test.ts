import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { POSTGRES_MIGRATIONS } from '../../server/messages/migrations/postgres.ts';
import { openPostgresStore } from '../../server/messages/postgres.ts';
import { fastest } from '../fixtures/fastest.ts';
import type { TestDatabase } from '../fixtures/postgres.ts';
import { createDatabase } from '../fixtures/test-database.ts';
import { saveMessage } from '../fixtures/save-message.ts';
import { describeMessageStore } from './message-store.ts';

const INBOX = join(import.meta.dirname, '../../tools/inbox.ts');

describeMessageStore('PostgreSQL', async () => {
  const database = await createDatabase();
  return { open: () => openPostgresStore(database.url), destroy: database.drop };
});

describe('the PostgreSQL database', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createDatabase();
    return () => database.drop();
  });

  it('needs to grant only reading and writing rows once its tables exist', async () => {
    await (await openPostgresStore(database.url)).close();
    await database.run(`
      create role clerk login;
      grant select on message_store_migrations to clerk;
      grant select, insert, update, delete on messages, deliveries to clerk;
      grant select, insert, delete on delivery_counts to clerk;
      grant select, update on store_probe to clerk`);
    const store = await openPostgresStore(database.url.replace('user=site', 'user=clerk'));
    await saveMessage(store);
    expect(await store.summary()).toMatchObject({ waiting: 1 });
    await store.close();
    await database.run('drop owned by clerk; drop role clerk');
  });

  describe('of an older version', () => {
    beforeEach(async () => {
      await database.run(`
        create table message_store_migrations (version integer primary key, applied_at timestamptz default now());
        ${POSTGRES_MIGRATIONS.slice(0, 3).join('')}
        insert into message_store_migrations values (1), (2), (3);
        insert into messages values
          ('a', 30, null, 'en', 'Ada', 'L', 'a@b.example', '', '', 'Hello'),
          ('b', 20, null, 'en', 'Ada', 'L', 'a@b.example', '', '', 'Hello'),
          ('c', 10, null, 'en', 'Ada', 'L', 'a@b.example', '', '', 'Hello');
        insert into deliveries (message_id, state, next_attempt_at)
        values ('a', 'waiting', 0), ('b', 'waiting', 0), ('c', 'sent', 0)`);
    });

    it('is counted', async () => {
      const store = await openPostgresStore(database.url);
      expect(await store.summary()).toEqual({
        waiting: 2,
        sending: 0,
        sent: 1,
        failed: 0,
        held: 0,
        oldestWaitingAt: 20,
      });
      await store.close();
    });

    it('is counted also while a server of that version still writes', async () => {
      const store = await openPostgresStore(database.url);
      await database.run(`
        insert into messages values ('d', 5, null, 'en', 'Ada', 'L', 'a@b.example', '', '', 'Hello');
        insert into deliveries (message_id, state, next_attempt_at) values ('d', 'waiting', 0);
        delete from messages where id = 'a'`);
      expect(await store.summary()).toMatchObject({ waiting: 2, oldestWaitingAt: 20 });
      await store.close();
    });

    it('lets a user who could read and write rows continue', async () => {
      await database.run(`
        create role clerk login;
        grant select on message_store_migrations to clerk;
        grant select, insert, update, delete on messages, deliveries to clerk`);
      await (await openPostgresStore(database.url)).close();
      const store = await openPostgresStore(database.url.replace('user=site', 'user=clerk'));
      await saveMessage(store);
      expect(await store.summary()).toMatchObject({ waiting: 3 });
      await store.close();
      await database.run('drop owned by clerk; drop role clerk');
    });
  });

  it('counts many messages as fast as few', async () => {
    const store = await openPostgresStore(database.url);
    await saveMessage(store);
    const few = await fastest(() => store.summary());
    await database.run(`
      insert into messages select 'id' || n, n, null, 'en', 'Ada', 'L', 'a@b.example', '', '', 'Hello'
      from generate_series(1, 50000) as n;
      insert into deliveries (message_id, message_received_at, state, next_attempt_at)
      select id, received_at, case when received_at % 2 = 1 then 'sent' else 'waiting' end, 0
      from messages where id like 'id%'`);
    expect(await store.summary()).toMatchObject({ waiting: 25_001, sent: 25_000 });
    expect(await fastest(() => store.summary())).toBeLessThan(10 * few);
    await store.close();
  });

  it('folds changes of counts before there are many', async () => {
    const store = await openPostgresStore(database.url);
    await database.run(
      "insert into delivery_counts select case when n % 2 = 0 then 'sent' else 'held' end, 1 from generate_series(1, 5000) as n",
    );
    const summary = { sent: 2500, held: 2500 };
    expect(await store.summary()).toMatchObject(summary);
    await database.run('do $$ begin assert (select count(*) from delivery_counts) < 10; end $$');
    expect(await store.summary()).toMatchObject(summary);
    await store.close();
  });

  it('has a clock that servers with different clocks share', async () => {
    const store = await openPostgresStore(database.url);
    expect(Math.abs(((await store.clock?.()) ?? 0) - Date.now())).toBeLessThan(1000);
    await store.close();
  });

  it('is not touched when a newer version of the program wrote it', async () => {
    await (await openPostgresStore(database.url)).close();
    await database.run('insert into message_store_migrations (version) values (99)');
    await expect(openPostgresStore(database.url)).rejects.toThrow(/test_\d+.* has tables of version 99/);
  });

  it.each([
    ['no such host', 'postgres://site:s3cret@host.invalid/site', 'postgres://host.invalid/site'],
    ['nobody listens', 'postgres://site:s3cret@localhost:1/site?sslmode=disable', 'ECONNREFUSED'],
    ['no such socket', 'postgres:///site?host=/nowhere&user=s3cret', 'postgres:///site?host=/nowhere'],
    ['no certificate', 'postgres://site:s3cret@localhost/site?sslmode=verify-ca', 'sslrootcert'],
  ])('is named, without user and password, when it cannot be reached: %s', async (_why, url, named) => {
    const error = await openPostgresStore(url).catch((reason: Error) => reason);
    expect(error).toMatchObject({ name: 'StoreError', message: expect.stringContaining(named) });
    expect(error).toMatchObject({ message: expect.not.stringContaining('s3cret') });
    expect(error).toMatchObject({ message: expect.stringMatching(/^Cannot open .*: check DATABASE_URL/) });
  });

  it('is named without the user when it refuses the login', async () => {
    const opening = openPostgresStore(database.url.replace('user=site', 'user=s3cret'));
    await expect(opening).rejects.toThrow('it refused the login, 28000');
    await expect(opening).rejects.not.toThrow('s3cret');
  });

  describe('for the operator', () => {
    it('can be read and changed beside a running server', async () => {
      const store = await openPostgresStore(database.url);
      const id = await saveMessage(store, { heldReason: 'trap' });
      expect(inbox('list')).toMatchObject({ status: 0, stdout: expect.stringContaining(id), stderr: '' });
      expect(inbox('release', id)).toMatchObject({ status: 0 });
      expect(await store.summary()).toMatchObject({ held: 0, waiting: 1 });
      await store.close();
    });

    it('is left empty when no server has ever started', async () => {
      expect(inbox('list')).toMatchObject({
        status: 1,
        stdout: '',
        stderr: expect.stringContaining('There is no message store in postgres:///test_'),
      });
      await expect(openPostgresStore(database.url, { mustExist: true })).rejects.toThrow('no message store');
    });

    function inbox(...args: string[]) {
      return spawnSync(process.execPath, [INBOX, ...args], {
        env: { DATABASE_URL: database.url },
        encoding: 'utf8',
      });
    }
  });
});
