import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { refuseWhenBusy, type Database, type Rows, type Value } from './database.ts';
import { sqliteDatabase } from './sqlite.ts';
import { StoreError } from './store-error.ts';

/** What the thread is asked: one statement after another, then to end. */
export type ToThread = { text: string; values: Value[] } | 'close';

/** What it answers, first when the file is open, then once for each statement. */
export type FromThread = { isOnlyServer: boolean } | Rows | { error: unknown };

interface ThreadOptions {
  /** Called when the thread has died. The caller ends the process. */
  onDeath(reason: unknown): void;
  /** For tests. */
  program?: URL;
}

/** Milliseconds after which a statement that has not begun is dropped. */
export const BEGIN_WITHIN_MS = 10_000;

/**
 * Milliseconds after which one is rejected though it may still take effect. The visitor must read an answer before the
 * browser gives up after 20 seconds (`app/backend/send-contact-email.ts`).
 */
export const ANSWER_WITHIN_MS = 17_000;

/** Milliseconds for the current statement to end: longer than a write waits for another process's lock. */
const CLOSE_MS = 6000;

/** Beside this file in the sources, beside `main.js` in the build (vite.config.ts). */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? './sqlite-worker.ts' : './sqlite-worker.js',
  import.meta.url,
);

/**
 * The embedded database for the server, in a thread of its own: SQLite's calls are synchronous, and on the main thread a
 * slow disk or another process's lock would block every page.
 *
 * `isOnlyServer`: no other server has the file open, so nobody else is mailing its messages.
 * @throws {StoreError} when the file cannot be opened.
 */
export async function openSqliteThread(
  file: string,
  { onDeath, program = PROGRAM }: ThreadOptions,
): Promise<{ database: Database; isOnlyServer: boolean }> {
  const worker = new Worker(program, { name: 'store', workerData: file });
  const exited = new Promise<number>((resolve) => worker.once('exit', resolve));
  const { isOnlyServer } = await opened(worker, exited);
  let reply = Promise.withResolvers<Rows>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let closed: Promise<void> | undefined;
  worker.on('message', (answer: Rows | { error: unknown }) => {
    if ('error' in answer) reply.reject(answer.error);
    else reply.resolve(answer);
  });
  worker.on('error', died);
  void exited.then((code) => closed ?? died(ended(code)));
  return { database: sqliteDatabase(file, run, () => (closed ??= close())), isOnlyServer };

  /** One statement at a time, in order, so that those that wait can still be dropped. */
  async function run(text: string, values: Value[]): Promise<Rows> {
    refuseWhenBusy(waiting);
    const beginBy = performance.now() + BEGIN_WITHIN_MS;
    waiting += 1;
    const before = last;
    const answer = (async () => {
      await before;
      waiting -= 1;
      if (closed) throw new Error('The message store is closed');
      if (performance.now() > beginBy) throw new Error('The store is busy: nothing was done');
      reply = Promise.withResolvers();
      worker.postMessage({ text, values } satisfies ToThread);
      return reply.promise;
    })();
    last = answer.catch(() => {});
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new Error('The store does not answer: it may still be done')),
      ANSWER_WITHIN_MS,
    );
    return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
  }

  function died(reason: unknown) {
    reply.reject(reason);
    onDeath(reason);
  }

  /** Waits for the current statement. Those that wait are rejected. */
  async function close(): Promise<void> {
    worker.postMessage('close' satisfies ToThread);
    await Promise.race([exited, pause(CLOSE_MS, undefined, { ref: false })]);
    // Resolves at once when it has ended; a thread that its disk blocks ends when the disk answers.
    await Promise.race([worker.terminate(), pause(1000, undefined, { ref: false })]);
  }
}

/** The thread's first answer. */
async function opened(worker: Worker, exited: Promise<number>): Promise<{ isOnlyServer: boolean }> {
  const tooEarly = exited.then((code): never => {
    throw ended(code);
  });
  try {
    const [answer] = await Promise.race([once(worker, 'message'), tooEarly]);
    return answer;
  } catch (error) {
    // An error from another thread has lost its class.
    if (error instanceof Error && error.name === 'StoreError')
      throw new StoreError(error.message, { cause: error.cause });
    throw error;
  }
}

function ended(code: number): Error {
  return new Error(`The thread of the message store ended with code ${code}`);
}
