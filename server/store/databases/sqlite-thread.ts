import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, Worker, workerData, type MessagePort } from 'node:worker_threads';
import * as v from 'valibot';
import { refuseWhenBusy, type Database, type Rows, type Statement } from './database.ts';
import { lockAsServer, openSqliteFile, sqliteDatabase } from './sqlite.ts';
import { StoreBusyError, StoreError } from '../store-error.ts';

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
 * browser gives up after 20 seconds (`site/backend/send-contact-email.ts`).
 */
export const ANSWER_WITHIN_MS = 17_000;

/** Milliseconds for the current statement to end: longer than a write waits for another process's lock. */
const CLOSE_MS = 6000;

/** This module is the thread's program too: a separate file of the build (vite.config.ts). */
const PROGRAM = new URL(import.meta.url);

/** The input of the program at its start. */
const STARTED = v.object({ sqliteFile: v.string() });

/**
 * The embedded database for the server, in its own thread: SQLite's calls are synchronous, and on the main thread
 * a slow disk would hold up every page (docs/decisions/039).
 *
 * `isOnlyServer`: no other server has the file open, so nobody else is mailing its messages.
 * @throws {StoreError} when the file cannot be opened.
 */
export async function openSqliteThread(
  file: string,
  { onDeath, program = PROGRAM }: ThreadOptions,
): Promise<{ database: Database; isOnlyServer: boolean }> {
  const started: v.InferInput<typeof STARTED> = { sqliteFile: file };
  const worker = new Worker(program, { name: 'store', workerData: started });
  const exited = new Promise<number>((resolve) => worker.once('exit', resolve));
  const { isOnlyServer, copy } = await opened(worker, exited);
  let reply: PromiseWithResolvers<Rows> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let closed: Promise<void> | undefined;
  worker.on('message', (answer: Rows | { error: unknown }) => {
    if ('error' in answer) reply?.reject(answer.error);
    else reply?.resolve(answer);
  });
  worker.on('error', died);
  void exited.then((code) => (closed ? reply?.reject(ended(code)) : died(ended(code))));
  return { database: sqliteDatabase(file, { run, close: () => (closed ??= close()), copy }), isOnlyServer };

  /** One statement or transaction at a time, in order, so that those that wait can still be dropped. */
  async function run(statements: Statement[]): Promise<Rows> {
    refuseWhenBusy(waiting);
    const beginBy = performance.now() + BEGIN_WITHIN_MS;
    waiting += 1;
    const before = last;
    const answer = (async () => {
      await before;
      waiting -= 1;
      if (closed) throw new Error('The message store is closed');
      if (performance.now() > beginBy) throw new StoreBusyError('The store is busy: nothing was done');
      reply = Promise.withResolvers();
      worker.postMessage(statements);
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
    reply?.reject(reason);
    onDeath(reason);
  }

  /** Waits for the current statement. Those that wait are rejected. */
  async function close(): Promise<void> {
    worker.postMessage('close');
    await Promise.race([exited, pause(CLOSE_MS, undefined, { ref: false })]);
    // Resolves at once when it has ended; a thread that its disk blocks ends when the disk answers.
    await Promise.race([worker.terminate(), pause(1000, undefined, { ref: false })]);
  }
}

/** The thread's first answer. */
async function opened(worker: Worker, exited: Promise<number>): Promise<Opened> {
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

/** Requests to the thread: statements or transactions, one after another, then the end. */
type Request = Statement[] | 'close';

interface Opened {
  isOnlyServer: boolean;
  copy?: string;
}

/** Answers of the thread, first when the file is open, then once for each request. */
type Answer = Opened | Rows | { error: unknown };

// Runs in the thread. An error thrown here ends the thread, and with it the server.
if (parentPort && v.is(STARTED, workerData)) serve(parentPort, workerData.sqliteFile);

function serve(port: MessagePort, file: string): void {
  const database = openSqliteFile(file, 'server');
  const lock = lockAsServer(file);
  port.on('message', (request: Request) => {
    if (request !== 'close') return port.postMessage(outcomeOf(request) satisfies Answer);
    database.close();
    lock?.close();
    // Ends the thread: nothing else keeps it alive.
    port.close();
  });
  port.postMessage({ isOnlyServer: lock !== undefined, copy: database.copy } satisfies Answer);

  function outcomeOf(statements: Statement[]): Answer {
    try {
      return database.run(statements);
    } catch (error) {
      return { error };
    }
  }
}
