import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { DeliveryKind } from '../../server/store/store.ts';
import { migrationsOf, VERSION } from '../../server/store/databases/migrations.ts';
import { createMessageStore } from '../../server/store/sql-store.ts';
import { lockAsServer, openSqlite } from '../../server/store/databases/sqlite.ts';
import { contactMessage } from '../fixtures/store/contact-message.ts';
import { openTogether } from '../fixtures/store/open-together.ts';
import { saveMessage } from '../fixtures/store/save-message.ts';
import { sqliteInsights, sqliteStore } from '../fixtures/store/stores.ts';
import { describeInsightsStore } from './insights-store.ts';
import { describeMessageStore } from './message-store.ts';
import { expectHistory, VERSION_1_ROWS } from './version-1.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const STORE_MODULE = join(import.meta.dirname, '../fixtures/store/stores.ts');
const REQUEST = { kind: 'mail', now: 0, leaseMs: 60, worker: 'worker' } as const;
const ENTRY = { message: contactMessage(), language: 'en' } as const;

/** A folder in memory, on Linux: the contract would mostly wait for the disk. */
const MEMORY = '/dev/shm';

/** A new file for each test. */
async function placeFor<Store>(open: (file: string, kinds?: readonly DeliveryKind[]) => Store) {
  const folder = existsSync(MEMORY) ? mkdtempSync(join(MEMORY, 'test-')) : temporaryFolder();
  return {
    open: async (kinds?: readonly DeliveryKind[]) => open(join(folder, 'messages.sqlite'), kinds),
    destroy: () => rm(folder, { recursive: true }),
  };
}

describeMessageStore('SQLite', 'mail', () => placeFor(sqliteStore));
describeMessageStore('SQLite with the tables of the next release', 'webhook', () =>
  placeFor((file, kinds) => {
    const store = sqliteStore(file, kinds);
    using database = new DatabaseSync(file);
    database.exec('begin immediate');
    if (!isOfNextRelease(database)) database.exec(NEXT_RELEASE);
    database.exec('commit');
    return store;
  }),
);
describeInsightsStore('SQLite', () => placeFor(sqliteInsights));

describe('the SQLite file', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = temporaryFolder();
    file = join(folder, 'data', 'messages.sqlite');
  });

  it('is created with its folder, which only its owner can enter', async () => {
    await sqliteStore(file).close();
    expect((await stat(join(folder, 'data'))).mode & 0o777).toBe(0o700);
  });

  it.each(
    ['new', 'there already'].flatMap((which) => [0, 0o022, 0o077, 0o777].map((umask) => ({ which, umask }))),
  )(
    'can be read by its owner only, even in a folder that everybody can read: $which, umask $umask',
    async ({ which, umask }) => {
      const data = join(folder, 'data');
      await mkdir(data);
      await chmod(data, 0o755);
      if (which === 'there already') {
        await writeFile(file, '');
        await chmod(file, 0o644);
      }
      const before = process.umask(umask);
      onTestFinished(() => void process.umask(before));
      const store = sqliteStore(file);
      await saveMessage(store);
      const lock = lockAsServer(file);
      const modes = (await readdir(data)).map(async (name) => (await stat(join(data, name))).mode & 0o777);
      // With its log, the log's index, the lock of the server and the lock's journal.
      expect(await Promise.all(modes)).toEqual([0o600, 0o600, 0o600, 0o600, 0o600]);
      lock?.close();
      await store.close();
    },
  );

  // Another SQLite that finds no lock deletes the write-ahead log when it closes the file (3.40 does, 3.53 does not).
  it.runIf(existsSync('/proc/locks'))('stays locked when the same process opens it again', async () => {
    const store = sqliteStore(file);
    const locked = await locksOn(file);
    const other = sqliteStore(file);
    expect(locked).toHaveLength(1);
    expect(await locksOn(file)).toEqual(locked);
    await store.close();
    await other.close();
  });

  it('is set up once by processes that start together', async () => {
    const start = () => promisify(execFile)(process.execPath, ['-e', openAndSave(), STORE_MODULE, file]);
    await Promise.all([start(), start(), start(), start()]);
    const store = sqliteStore(file);
    expect(await store.summary()).toMatchObject({ mail: { waiting: 4 } });
    await store.close();
  });

  it('opens for every thread that creates it at the same moment', async () => {
    await expect(openTogether({ folder, threads: 4, files: 60 })).resolves.toBeUndefined();
  });

  it('is not touched when a newer version of the program wrote it', async () => {
    await sqliteStore(file).close();
    using database = new DatabaseSync(file);
    database.exec('pragma user_version = 99');
    expect(() => sqliteStore(file)).toThrow(`${file} has tables of version 99`);
    expect(() => openSqlite(file, 'operator')).toThrow(`${file} has tables of version 99`);
  });

  it('is not migrated by a tool, because an older server may be running', async () => {
    await sqliteStore(file).close();
    using database = new DatabaseSync(file);
    database.exec('pragma user_version = 0');
    expect(() => openSqlite(file, 'operator')).toThrow(
      'use the tools of the release that runs, or start the server of this one',
    );
    expect(database.prepare('pragma user_version').get()).toEqual({ user_version: 0 });
  });

  it('reads a row that was edited by hand or by another version, because one row must not stop all mail', async () => {
    const store = sqliteStore(file);
    const first = await saveMessage(store, { heldReason: 'trap' });
    const second = await saveMessage(store);
    using database = new DatabaseSync(file);
    database.exec(`
      update messages set language = 'xx', company_type = 'club', held_reason = 'mood' where id = '${first}';
      update deliveries set state = 'waiting' where message_id = '${first}'`);
    const claims = [await store.claim(REQUEST), await store.claim(REQUEST)];
    const messages = new Map(claims.map((claim) => [claim?.message.id, claim?.message]));
    expect(messages.get(first)).toMatchObject({ ...contactMessage({ companyType: '' }), language: 'en' });
    expect(messages.has(second)).toBe(true);
    await store.close();
  });

  it('of version 1 is brought up to date with its history, and its old state is kept in a file beside it', async () => {
    await mkdir(join(folder, 'data'));
    const before = new DatabaseSync(file);
    before.exec(migrationsOf('sqlite')[0] ?? '');
    before.exec(VERSION_1_ROWS);
    before.exec('pragma user_version = 1; pragma journal_mode = wal');
    before.close();
    const database = openSqlite(file, 'server');
    expect(database.copy).toBe(`${file}.version-1`);
    await expectHistory(createMessageStore(database));
    await database.close();
    expect((await stat(`${file}.version-1`)).mode & 0o777).toBe(0o600);
    using copy = new DatabaseSync(`${file}.version-1`);
    expect(copy.prepare('select id, state from messages order by id').all()).toHaveLength(5);
    const again = openSqlite(file, 'server');
    expect(again.copy).toBeUndefined();
    await again.close();
  });

  it('of version 1 stays as it is when the copy cannot be written', async () => {
    await mkdir(join(folder, 'data'));
    using before = new DatabaseSync(file);
    before.exec(migrationsOf('sqlite')[0] ?? '');
    before.exec(`${VERSION_1_ROWS}; pragma user_version = 1`);
    // A folder of this name cannot be replaced by a file.
    await mkdir(join(`${file}.version-1`, 'taken'), { recursive: true });
    expect(() => sqliteStore(file)).toThrow(`Cannot open the message store ${file}`);
    expect(before.prepare('pragma user_version').get()).toEqual({ user_version: 1 });
    expect(before.prepare('select id from messages').all()).toHaveLength(5);
  });

  it('is named when it cannot be opened', async () => {
    const other = join(folder, 'letter.sqlite');
    await writeFile(other, 'This is a letter and no database, long enough to be looked at. '.repeat(20));
    expect(() => sqliteStore(other)).toThrow(`Cannot open the message store ${other}`);
  });

  it('is locked by one server, and a broken lock is not mistaken for another server', async () => {
    await sqliteStore(file).close();
    await writeFile(`${file}-server`, 'no database');
    expect(() => lockAsServer(file)).toThrow(`Cannot lock ${file}-server (file is not a database)`);
    await rm(`${file}-server`);
    await mkdir(`${file}-server`);
    expect(() => lockAsServer(file)).toThrow(`Cannot lock ${file}-server (unable to open database file)`);
    await rmdir(`${file}-server`);
    using lock = lockAsServer(file);
    expect(lock).toBeDefined();
    expect(lockAsServer(file)).toBeUndefined();
  });

  it('contains nothing of a deleted message, not even in free pages', async () => {
    const store = sqliteStore(file);
    const message = contactMessage({ message: 'a secret that must go' });
    await store.save({ message, language: 'en' }, 0);
    await store.remove({ email: message.email }, 0);
    for (const name of await readdir(join(folder, 'data'))) {
      expect(await readFile(join(folder, 'data', name), 'latin1')).not.toContain('a secret that must go');
    }
    await store.close();
  });
});

const NEXT_RELEASE = `
  alter table messages add column added text not null default '';
  alter table deliveries add column added integer not null default 0;
  create table added (id text primary key) strict;
  pragma user_version = ${VERSION + 1}`;

function isOfNextRelease(database: DatabaseSync) {
  return v.parse(USER_VERSION, database.prepare('pragma user_version').get()).user_version > VERSION;
}

const USER_VERSION = v.object({ user_version: v.number() });

/** The locks that this process has on the file, one a line (proc_locks(5)). */
async function locksOn(file: string) {
  const { ino } = await stat(file);
  const lines = readFileSync('/proc/locks', 'utf8').split('\n');
  return lines
    .filter((line) => line.includes(` ${process.pid} `) && line.includes(`:${ino} `))
    .map((line) => line.replace(/^\d+: /, ''));
}

function openAndSave() {
  return `
    const { sqliteStore } = await import(process.argv[1]);
    const store = sqliteStore(process.argv[2]);
    const { id } = await store.save(${JSON.stringify(ENTRY)}, 0);`;
}
