import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMessageStore } from '../../server/store/sql-store.ts';
import { MOST_WAITING } from '../../server/store/databases/database.ts';
import { BEGIN_WITHIN_MS, openSqliteThread } from '../../server/store/databases/sqlite-thread.ts';
import { saveMessage } from '../fixtures/store/save-message.ts';
import { sqliteStore } from '../fixtures/store/stores.ts';
import { holdWriteLock } from '../fixtures/store/write-lock.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const THREAD_MODULE = join(import.meta.dirname, '../../server/store/databases/sqlite-thread.ts');

/** A thread that dies at its first statement. */
const CRASHING = threadThat(`throw new Error('a fault of the thread')`);

/** A thread whose disk blocks it. */
const BLOCKED = threadThat('for (;;);');

describe('the thread of the embedded store', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = temporaryFolder();
    file = join(folder, 'messages.sqlite');
  });

  it('limits how many statements wait, and refuses the next at once', async () => {
    const { store } = await open();
    const lock = holdWriteLock(file);
    const saves = Array.from({ length: MOST_WAITING }, () => saveMessage(store));
    await expect(saveMessage(store)).rejects.toThrow(
      `The store is busy: ${MOST_WAITING} statements are waiting`,
    );
    lock.release();
    await Promise.all(saves);
    expect(await store.summary()).toMatchObject({ mail: { waiting: MOST_WAITING } });
    await store.close();
  });

  it('drops a statement that had to wait too long, so that no message is stored after its visitor was told that it was not sent', async () => {
    const { store } = await open();
    const clock = vi.spyOn(performance, 'now');
    const lock = holdWriteLock(file);
    const first = saveMessage(store);
    const second = saveMessage(store).catch(String);
    // The first begins.
    await turn();
    clock.mockReturnValue(performance.now() + BEGIN_WITHIN_MS + 1);
    lock.release();
    expect(await second).toContain('The store is busy: nothing was done');
    await first;
    expect(await store.summary()).toMatchObject({ mail: { waiting: 1 } });
    await store.close();
  });

  it('rejects with the database’s own message', async () => {
    const { database } = await open();
    await expect(database.sql`select * from nowhere`).rejects.toThrow('no such table: nowhere');
    await database.close();
  });

  it('ends the process when it dies', async () => {
    const death = Promise.withResolvers<unknown>();
    const { database } = await openSqliteThread(file, { onDeath: death.resolve, program: CRASHING });
    const asking = database.sql`select 1`.catch(() => {});
    expect(await death.promise).toMatchObject({ message: 'a fault of the thread' });
    await database.close();
    await asking;
  });

  it('ends in time when it is closed while its disk does not answer, and rejects every call', async () => {
    const { database } = await openSqliteThread(file, { onDeath, program: BLOCKED });
    const calls = [database.sql`select 1`, database.sql`select 2`].map((call) => call.catch(String));
    // The first begins.
    await turn();
    await database.close();
    await database.close();
    expect(await Promise.all(calls)).toEqual([
      expect.stringContaining('ended with code'),
      expect.stringContaining('closed'),
    ]);
    await expect(database.sql`select 3`).rejects.toThrow('closed');
  });

  it('knows that another server has the file, until that server is killed', async () => {
    const killed = await serverElsewhere();
    const second = await open();
    expect(second.isOnlyServer).toBe(false);
    await second.database.close();
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const third = await open();
    expect(third.isOnlyServer).toBe(true);
    await third.database.close();
  });

  it('is the only server beside the operator’s tool, which has the file open', async () => {
    const tool = sqliteStore(file);
    const { database, isOnlyServer } = await open();
    expect(isOnlyServer).toBe(true);
    await database.close();
    await tool.close();
  });

  /** Another process that has opened the file as a server does. */
  async function serverElsewhere() {
    const program = `
      const { openSqliteThread } = await import(process.argv[1]);
      await openSqliteThread(process.argv[2], { onDeath() {} });
      process.stdout.write('open');`;
    const server = spawn(process.execPath, ['-e', program, THREAD_MODULE, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(server.stdout, 'data');
    return server;
  }

  async function open() {
    const opened = await openSqliteThread(file, { onDeath });
    return { ...opened, store: createMessageStore(opened.database) };
  }
});

/** @param answers its program's reaction to a statement */
function threadThat(answers: string): URL {
  const program = `
    import { parentPort } from 'node:worker_threads';
    parentPort.postMessage({ isOnlyServer: true });
    parentPort.on('message', () => { ${answers} });`;
  return new URL(`data:text/javascript,${encodeURIComponent(program)}`);
}

function onDeath(reason: unknown) {
  throw reason;
}
