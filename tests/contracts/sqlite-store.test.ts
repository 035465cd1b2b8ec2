import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { lockAsServer, openSqlite } from '../../server/store/sqlite.ts';
import { contactMessage } from '../fixtures/store/contact-message.ts';
import { saveMessage } from '../fixtures/store/save-message.ts';
import { sqliteInsights, sqliteStore } from '../fixtures/store/stores.ts';
import { describeInsightsStore } from './insights-store.ts';
import { describeMessageStore } from './message-store.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const STORE_MODULE = join(import.meta.dirname, '../fixtures/store/stores.ts');
const REQUEST = { now: 0, leaseMs: 60, worker: 'worker' };
const ENTRY = { message: contactMessage(), language: 'en' } as const;

/** A file of its own, which is opened so. */
async function placeFor<Store>(open: (file: string) => Store) {
  const folder = temporaryFolder();
  return {
    open: async () => open(join(folder, 'messages.sqlite')),
    destroy: () => rm(folder, { recursive: true }),
  };
}

describeMessageStore('SQLite', () => placeFor(sqliteStore));
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
    'is its owner’s alone though its folder is everybody’s: $which, umask $umask',
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
    expect(await store.summary()).toMatchObject({ waiting: 4 });
    await store.close();
  });

  it('is not touched when a newer version of the program wrote it', async () => {
    await sqliteStore(file).close();
    const database = new DatabaseSync(file);
    database.exec('pragma user_version = 99');
    database.close();
    expect(() => sqliteStore(file)).toThrow(`${file} has tables of version 99`);
    expect(() => openSqlite(file, 'operator')).toThrow(`${file} has tables of version 99`);
  });

  it('is not brought up to date by a tool: an older server may be running', async () => {
    await sqliteStore(file).close();
    const database = new DatabaseSync(file);
    database.exec('pragma user_version = 0');
    expect(() => openSqlite(file, 'operator')).toThrow(
      'use the tools of the release that runs, or start the server of this one',
    );
    expect(database.prepare('pragma user_version').get()).toEqual({ user_version: 0 });
    database.close();
  });

  it('reads a row that was edited by hand or by another version, because one row must not stop all mail', async () => {
    const store = sqliteStore(file);
    const first = await saveMessage(store, { heldReason: 'trap' });
    const second = await saveMessage(store);
    const database = new DatabaseSync(file);
    database.exec(`
      update messages set language = 'xx', company_type = 'club', state = 'waiting', held_reason = 'mood'
      where id = '${first}'`);
    database.close();
    const claims = [await store.claim(REQUEST), await store.claim(REQUEST)];
    const messages = new Map(claims.map((claim) => [claim?.message.id, claim?.message]));
    expect(messages.get(first)).toMatchObject({ ...contactMessage({ companyType: '' }), language: 'en' });
    expect(messages.has(second)).toBe(true);
    await store.close();
  });

  it('is named when it cannot be opened', async () => {
    const other = join(folder, 'letter.sqlite');
    await writeFile(other, 'This is a letter and no database, long enough to be looked at. '.repeat(20));
    expect(() => sqliteStore(other)).toThrow(`Cannot open the message store ${other}`);
  });

  it('contains nothing of a deleted message, not even in free pages', async () => {
    const store = sqliteStore(file);
    const message = contactMessage({ message: 'a secret that must go' });
    await store.save({ message, language: 'en' }, 0);
    await store.remove({ email: message.email });
    for (const name of await readdir(join(folder, 'data'))) {
      expect(await readFile(join(folder, 'data', name), 'latin1')).not.toContain('a secret that must go');
    }
    await store.close();
  });
});

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
