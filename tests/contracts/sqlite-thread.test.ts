import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../server/log.ts';
import { openSqliteStore } from '../../server/messages/sqlite.ts';
import { openEmbeddedStores, type EmbeddedStores } from '../../server/store-thread/embedded-stores.ts';
import { saveMessage } from '../fixtures/save-message.ts';
import { holdWriteLock } from '../fixtures/write-lock.ts';
import { describeInsightsStore } from './insights-store.ts';
import { describeMessageStore } from './message-store.ts';

const THREAD_MODULE = join(import.meta.dirname, '../../server/store-thread/embedded-stores.ts');
const CRASHING = new URL('../fixtures/store-threads/crashing.ts', import.meta.url);

const silent = createLog(() => {});

describeMessageStore('SQLite in a thread', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forthright-thread-'));
  return {
    open: async () => (await openEmbeddedStores(join(folder, 'messages.sqlite'), silent)).store,
    destroy: () => rm(folder, { recursive: true }),
  };
});

describeInsightsStore('SQLite in a thread', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forthright-thread-'));
  return {
    open: async () => (await openEmbeddedStores(join(folder, 'messages.sqlite'), silent)).insights,
    destroy: () => rm(folder, { recursive: true }),
  };
});

describe('the thread of the embedded store', () => {
  let folder: string;
  let file: string;
  let lines: string[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forthright-thread-'));
    file = join(folder, 'messages.sqlite');
    lines = [];
    return () => rm(folder, { recursive: true });
  });

  it('keeps the main thread free while another process holds the write lock', async () => {
    const { store } = await open();
    const lock = await holdWriteLock(file);
    let saved = false;
    const saving = saveMessage(store).then(() => (saved = true));
    for (let turns = 0; turns < 1000; turns += 1) await turn();
    expect(saved).toBe(false);
    await lock.release();
    await saving;
    expect(await store.summary()).toMatchObject({ waiting: 1 });
    await store.close();
  });

  it('refuses a file of a newer version with an explanation', async () => {
    await openSqliteStore(file).close();
    setVersion(99);
    await expect(open()).rejects.toMatchObject({
      name: 'StoreError',
      message: expect.stringContaining(`${file} has tables of version 99`),
    });
  });

  it('rejects with the error of the database and its code', async () => {
    const { insights } = await open();
    const wrong = { views: [{ day: null, route: '/', language: 'en', count: 1 }], referrers: [], vitals: [] };
    await expect(insights.add(wrong as never)).rejects.toMatchObject({ code: 'ERR_SQLITE_ERROR' });
    await insights.close();
  });

  describe('when it crashes', () => {
    it('rejects the current call, raises the alarm, and continues in another thread', async () => {
      const { store } = await open(CRASHING);
      const id = await saveMessage(store);
      const crashing = store.find('crash');
      const waiting = store.find(id);
      await expect(crashing).rejects.toThrow('a fault of the thread');
      expect(await waiting).toMatchObject({ id });
      await saveMessage(store);
      expect(await store.summary()).toMatchObject({ waiting: 2 });
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { level: 'alarm', event: 'store.thread-ended', error: { message: 'a fault of the thread' } },
      ]);
      await store.close();
    });

    it('does not let another server take what it is mailing', async () => {
      const { store } = await open(CRASHING);
      await saveMessage(store);
      await store.claim({ limit: 1, now: 0, leaseMs: 1000, worker: 'this one' });
      await expect(store.find('crash')).rejects.toThrow('a fault of the thread');
      expect(await store.summary()).toMatchObject({ sending: 1 });
      const { store: second } = await open();
      expect(await second.reclaim?.()).toBeUndefined();
      await second.close();
      await store.close();
    });

    it('tries again until the file can be opened', async () => {
      const { store } = await open(CRASHING);
      setVersion(99);
      await expect(store.find('crash')).rejects.toThrow('a fault of the thread');
      await vi.waitFor(() => expect(lines.at(-1)).toContain('has tables of version 99'), 5000);
      setVersion(4);
      await saveMessage(store);
      await store.close();
    });
  });

  describe('when it is closed', () => {
    it('ends in time even when another process holds the lock, and rejects waiting calls', async () => {
      const { store } = await open();
      const lock = await holdWriteLock(file);
      const calls = [store.probe(0), store.probe(0), store.probe(0)].map((call) => call.catch(String));
      await store.close();
      expect(await Promise.all(calls)).toEqual([
        expect.stringContaining('locked'),
        expect.stringContaining('closed'),
        expect.stringContaining('closed'),
      ]);
      await lock.release();
    });

    it('may be closed twice, and rejects later calls', async () => {
      const { store, insights } = await open();
      await Promise.all([store.close(), insights.close()]);
      await expect(store.summary()).rejects.toThrow('closed');
    });
  });

  describe('at the start of a server', () => {
    it('makes due at once what a killed server was mailing', async () => {
      const { store } = await open();
      const id = await saveMessage(store);
      await store.close();
      const killed = await claimElsewhere();
      killed.kill('SIGKILL');
      await once(killed, 'exit');

      const { store: next } = await open();
      expect(await next.reclaim?.()).toBe(1);
      const claim = { limit: 1, now: 1, leaseMs: 1000, worker: 'next' };
      expect(await next.claim(claim)).toMatchObject([{ message: { id, delivery: { attempts: 2 } } }]);
      await next.close();
    });

    it('does not take what another running server is mailing', async () => {
      const { store } = await open();
      await saveMessage(store);
      await store.close();
      const alive = await claimElsewhere();

      const { store: next } = await open();
      expect(await next.reclaim?.()).toBeUndefined();
      expect(await next.summary()).toMatchObject({ sending: 1, waiting: 0 });
      await next.close();
      alive.kill('SIGKILL');
      await once(alive, 'exit');
    });

    it('is not delayed by the operator’s tool, which has the file open', async () => {
      const tool = openSqliteStore(file);
      await saveMessage(tool);
      await tool.claim({ limit: 1, now: 0, leaseMs: 1000, worker: 'killed' });
      const { store } = await open();
      expect(await store.reclaim?.()).toBe(1);
      await store.close();
      await tool.close();
    });

    /** Another process, a server by its lock, that has claimed the message and holds it. */
    async function claimElsewhere() {
      const program = `
        const { openEmbeddedStores } = await import(process.argv[1]);
        const { store } = await openEmbeddedStores(process.argv[2], {});
        const claims = await store.claim({ limit: 1, now: 0, leaseMs: 3600_000, worker: 'other' });
        process.stdout.write('claimed ' + claims.length);`;
      const server = spawn(process.execPath, ['-e', program, THREAD_MODULE, file], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [output] = await once(server.stdout, 'data');
      expect(String(output)).toBe('claimed 1');
      return server;
    }
  });

  function open(program?: URL): Promise<EmbeddedStores> {
    return openEmbeddedStores(
      file,
      createLog((line) => lines.push(line)),
      program,
    );
  }

  function setVersion(version: number) {
    const database = new DatabaseSync(file);
    database.exec(`pragma user_version = ${version}`);
    database.close();
  }
});
