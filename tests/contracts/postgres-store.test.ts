import { Client } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { createInsightsStore } from '../../server/store/insights.ts';
import { migrationsOf, VERSION } from '../../server/store/databases/migrations.ts';
import { createMessageStore } from '../../server/store/sql-store.ts';
import { openPostgres } from '../../server/store/databases/postgres.ts';
import { openDatabase, openStore } from '../../server/store/open-store.ts';
import { TEST_ALL } from '../fixtures/effort.ts';
import type { TestDatabase } from '../fixtures/services/postgres.ts';
import { createDatabase } from '../fixtures/services/test-database.ts';
import { saveMessage } from '../fixtures/store/save-message.ts';
import { describeInsightsStore } from './insights-store.ts';
import { describeMessageStore } from './message-store.ts';
import { expectHistory, VERSION_1_ROWS } from './version-1.ts';

describeMessageStore('PostgreSQL', 'mail', async () => {
  const database = await createDatabase();
  return {
    open: async (kinds) => createMessageStore(await openPatient(database), kinds),
    destroy: database.drop,
  };
});

// As with SQLite, whose statements are the same.
if (TEST_ALL)
  describeMessageStore('PostgreSQL with the tables of the next release', 'webhook', async () => {
    const database = await createDatabase();
    await (await openStore({ dataDir: '', databaseUrl: database.url })).close();
    await database.run(`
    alter table messages add column added text not null default '';
    alter table deliveries add column added bigint not null default 0;
    create table added (id text primary key);
    insert into message_store_migrations (version) values (${VERSION + 1})`);
    return {
      open: async (kinds) => createMessageStore(await openPatient(database), kinds),
      destroy: database.drop,
    };
  });

describeInsightsStore('PostgreSQL', async () => {
  const database = await createDatabase();
  return {
    open: async () => createInsightsStore(await openPatient(database)),
    destroy: database.drop,
  };
});

/** On a busy machine a statement may take longer than a visitor waits. */
function openPatient({ url }: TestDatabase) {
  return openPostgres(url, 'server', 180_000);
}

it.each([
  ['no such host', 'postgres://site:s3cret@host.invalid/site', 'postgres://host.invalid/site'],
  ['nobody listens', 'postgres://site:s3cret@localhost:1/site?sslmode=disable', 'ECONNREFUSED'],
  ['no such socket', 'postgres:///site?host=/nowhere&user=s3cret', 'postgres:///site?host=/nowhere'],
  ['no certificate', 'postgres://site:s3cret@localhost/site?sslmode=verify-ca', 'sslrootcert'],
])(
  'a PostgreSQL database is named, without user and password, when it cannot be reached: %s',
  async (_why, url, named) => {
    const error = await openStore({ dataDir: '', databaseUrl: url }).catch((reason: Error) => reason);
    expect(error).toMatchObject({ name: 'StoreError', message: expect.stringContaining(named) });
    expect(error).toMatchObject({ message: expect.not.stringContaining('s3cret') });
    expect(error).toMatchObject({ message: expect.stringMatching(/^Cannot open .*: check DATABASE_URL/) });
  },
);

describe('the PostgreSQL database', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createDatabase();
    return () => database.drop();
  });

  it('needs to grant only reading and writing rows once its tables exist', async () => {
    await (await open()).close();
    await database.run(`
      create role clerk login;
      grant select on message_store_migrations to clerk;
      grant select, insert, update, delete on messages, deliveries, deleted_messages, insights, store_probe to clerk`);
    const databaseUrl = database.url.replace('user=site', 'user=clerk');
    const store = await openStore({ dataDir: '', databaseUrl });
    const id = await saveMessage(store);
    await store.probe(0);
    expect(await store.claim({ kind: 'mail', now: 0, leaseMs: 60, worker: 'worker' })).toMatchObject({
      message: { id },
    });
    await store.purge({ receivedBefore: 0, states: ['sent'], now: 0, limit: 1 });
    await store.close();
    const insights = createInsightsStore(await openDatabase({ dataDir: '', databaseUrl }, 'operator'));
    const view = { metric: 'view', label: '/', language: 'en', bucket: 0 } as const;
    await insights.add([{ ...view, day: '2026-11-21', count: 1 }]);
    expect(await insights.purge('2026-11-22')).toBe(1);
    await insights.close();
    await database.run('drop owned by clerk; drop role clerk');
  });

  it('lets two servers purge together, without waiting for rows of the other', async () => {
    const store = await open();
    const first = await saveMessage(store, { heldReason: 'trap' }, 1);
    await saveMessage(store, { heldReason: 'trap' }, 2);
    const other = new Client(database.url);
    await other.connect();
    await other.query(`begin; delete from messages where id = '${first}'`);
    const old = { receivedBefore: 100, states: ['held'], now: 200, limit: 1 } as const;
    expect(await store.purge(old)).toBe(1);
    expect(await store.list({}, { limit: 2, offset: 0 })).toMatchObject({ messages: [{ id: first }] });
    await other.query('commit');
    await other.end();
    await store.close();
  });

  it('has a clock that servers with different clocks share', async () => {
    const store = await open();
    const before = Date.now();
    const clock = await store.clock?.();
    expect(clock).toBeGreaterThanOrEqual(before - 1);
    expect(clock).toBeLessThanOrEqual(Date.now() + 1);
    await store.close();
  });

  it('is not touched when a newer version of the program wrote it', async () => {
    await (await open()).close();
    await database.run('insert into message_store_migrations (version) values (99)');
    await expect(open()).rejects.toThrow(/test_\w+.* has tables of version 99/);
  });

  it('of version 1 is brought up to date with its history, and its old state is kept in a separate table', async () => {
    await database.run(`
      create table message_store_migrations (version integer primary key, applied_at timestamptz not null default now());
      insert into message_store_migrations (version) values (1);
      ${migrationsOf('postgres')[0]}
      ${VERSION_1_ROWS}`);
    const opened = await openDatabase({ dataDir: '', databaseUrl: database.url }, 'server');
    expect(opened.copy).toBe('the table messages_before_version_2');
    await expectHistory(createMessageStore(opened));
    const { rows } = await opened.sql`select id, state from messages_before_version_2`;
    expect(rows).toHaveLength(5);
    await opened.close();
  });

  it('is refused when its encoding lacks characters that visitors type', async () => {
    const databaseUrl = database.url.replace(/test_\w+/, '$&_latin1');
    const [name] = /test_\w+/.exec(databaseUrl) ?? [];
    await database.run(
      `create database ${name} encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`,
    );
    for (const user of ['server', 'operator'] as const)
      await expect(openStore({ dataDir: '', databaseUrl }, user)).rejects.toThrow(
        /test_\w+\S* is encoded in LATIN1, which lacks characters: create one with encoding 'UTF8'/,
      );
    await database.run(`drop database ${name}`);
  });

  it('is named without the user when it refuses the login', async () => {
    const opening = openStore({
      dataDir: '',
      databaseUrl: database.url.replace('user=site', 'user=s3cret'),
    });
    await expect(opening).rejects.toThrow('it refused the login, 28000');
    await expect(opening).rejects.not.toThrow('s3cret');
  });

  it('is left empty by a tool when no server has ever started', async () => {
    const none = /^There is no message store in postgres:\/\/\/test_/;
    await expect(open('operator')).rejects.toThrow(none);
    await expect(open('operator')).rejects.toThrow(none);
  });

  it('is not brought up to date by a tool: an older server may be running', async () => {
    await (await open()).close();
    await database.run('delete from message_store_migrations');
    await expect(open('operator')).rejects.toThrow(
      'use the tools of the release that runs, or start the server of this one',
    );
  });

  function open(opener?: 'operator') {
    return openStore({ dataDir: '', databaseUrl: database.url }, opener);
  }
});
