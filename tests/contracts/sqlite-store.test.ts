import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockAsServer } from '../../server/messages/sqlite-database.ts';
import { openSqliteStore } from '../../server/messages/sqlite.ts';
import { SQLITE_MIGRATIONS } from '../../server/messages/migrations/sqlite.ts';
import { contactMessage } from '../fixtures/contact-message.ts';
import { fastest } from '../fixtures/fastest.ts';
import { saveMessage } from '../fixtures/save-message.ts';
import { describeMessageStore } from './message-store.ts';

const STORE_MODULE = join(import.meta.dirname, '../../server/messages/sqlite.ts');
const ENTRY = { message: contactMessage(), language: 'en' } as const;

describeMessageStore('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forthright-store-'));
  return {
    open: async () => openSqliteStore(join(folder, 'messages.sqlite')),
    destroy: () => rm(folder, { recursive: true }),
  };
});

describe('the SQLite file', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forthright-store-'));
    file = join(folder, 'data', 'messages.sqlite');
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('is created with its folder, which only its owner can enter', async () => {
    await openSqliteStore(file).close();
    expect((await stat(join(folder, 'data'))).mode & 0o777).toBe(0o700);
  });

  it.each(['new', 'there already'])(
    'is its owner’s alone though its folder is everybody’s: %s',
    async (which) => {
      const data = join(folder, 'data');
      await mkdir(data);
      await chmod(data, 0o755);
      if (which === 'there already') {
        await writeFile(file, '');
        await chmod(file, 0o644);
      }
      const store = openSqliteStore(file);
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
    const store = openSqliteStore(file);
    const locked = await locksOn(file);
    const other = openSqliteStore(file);
    expect(locked).toHaveLength(1);
    expect(await locksOn(file)).toEqual(locked);
    await store.close();
    await other.close();
  });

  it('has what was saved even when the process is killed right afterwards', async () => {
    const child = spawn(process.execPath, ['-e', saveThenWait(), STORE_MODULE, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');

    const store = openSqliteStore(file);
    expect(await store.find(String(output))).toMatchObject(contactMessage());
    expect(await store.summary()).toMatchObject({ waiting: 1 });
    await store.close();
  });

  it('is set up in whatever folder the process works', async () => {
    const program = ['-e', openAndSave(), STORE_MODULE, file];
    await promisify(execFile)(process.execPath, program, { cwd: tmpdir() });
    const store = openSqliteStore(file);
    expect(await store.summary()).toMatchObject({ waiting: 1 });
    await store.close();
  });

  it('is set up once by processes that start together', async () => {
    const start = () => promisify(execFile)(process.execPath, ['-e', openAndSave(), STORE_MODULE, file]);
    await Promise.all([start(), start(), start(), start()]);
    const store = openSqliteStore(file);
    expect(await store.summary()).toMatchObject({ waiting: 4 });
    await store.close();
  });

  it('is counted when an older version wrote it', async () => {
    await mkdir(join(folder, 'data'));
    const older = new DatabaseSync(file);
    for (const sql of SQLITE_MIGRATIONS.slice(0, 3)) older.exec(sql);
    for (const [id, receivedAt, state] of [
      ['a', 30, 'waiting'],
      ['b', 20, 'waiting'],
      ['c', 10, 'sent'],
    ]) {
      older.exec(`
        insert into messages values ('${id}', ${receivedAt}, null, 'en', 'Ada', 'L', 'a@b.example', '', '', 'Hello');
        insert into deliveries (message_id, state, next_attempt_at) values ('${id}', '${state}', 0)`);
    }
    older.exec('pragma user_version = 3');
    older.close();
    const store = openSqliteStore(file);
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

  it('counts many messages as fast as few', async () => {
    const store = openSqliteStore(file);
    await saveMessage(store);
    const few = await fastest(() => store.summary());
    const database = new DatabaseSync(file);
    database.exec(`
      begin;
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 50000)
      insert into messages select 'id' || n, n, null, 'en', 'Ada', 'L', 'a@b.example', '', '', 'Hello' from numbers;
      insert into deliveries (message_id, message_received_at, state, next_attempt_at)
      select id, received_at, iif(received_at % 2, 'sent', 'waiting'), 0 from messages where id like 'id%';
      commit`);
    database.close();
    expect(await store.summary()).toMatchObject({ waiting: 25_001, sent: 25_000 });
    expect(await fastest(() => store.summary())).toBeLessThan(10 * few);
    await store.close();
  });

  it('is not touched when a newer version of the program wrote it', async () => {
    await openSqliteStore(file).close();
    const database = new DatabaseSync(file);
    database.exec('pragma user_version = 99');
    database.close();
    expect(() => openSqliteStore(file)).toThrow(`${file} has tables of version 99`);
  });

  it('reads a row that was edited by hand or by another version, because one row must not stop all mail', async () => {
    const store = openSqliteStore(file);
    const first = await saveMessage(store, { heldReason: 'trap' });
    const second = await saveMessage(store);
    const database = new DatabaseSync(file);
    database.exec(`update messages set language = 'xx', company_type = 'club' where id = '${first}'`);
    database.exec(
      `update deliveries set state = 'waiting', held_reason = 'mood' where message_id = '${first}'`,
    );
    database.close();
    const claims = await store.claim({ limit: 2, now: 0, leaseMs: 60, worker: 'worker' });
    const messages = new Map(claims.map(({ message }) => [message.id, message]));
    expect(messages.get(first)).toMatchObject({ ...contactMessage({ companyType: '' }), language: 'en' });
    expect(messages.has(second)).toBe(true);
    await store.close();
  });

  it('is named when it cannot be opened', async () => {
    const other = join(folder, 'letter.sqlite');
    await writeFile(other, 'This is a letter and no database, long enough to be looked at. '.repeat(20));
    expect(() => openSqliteStore(other)).toThrow(`Cannot open the message store ${other}`);
  });

  it('contains nothing of a deleted message, not even in free pages', async () => {
    const store = openSqliteStore(file);
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
    const { openSqliteStore } = await import(process.argv[1]);
    const store = openSqliteStore(process.argv[2]);
    const { id } = await store.save(${JSON.stringify(ENTRY)}, 0);`;
}

function saveThenWait() {
  return `${openAndSave()}
    process.stdout.write(id);
    setInterval(() => {}, 1000);`;
}
