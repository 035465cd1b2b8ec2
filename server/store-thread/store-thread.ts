import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import { createCallQueue } from './call-queue.ts';
import { originalOf, type Call, type FromThread, type ToThread } from './calls.ts';

export interface StoreThread {
  /** Rejects as the call does, and when the thread is busy, gone or closed. */
  call(call: Call): Promise<unknown>;
  /** Finishes the current call, rejects waiting ones, closes the stores and ends the thread. */
  close(): Promise<void>;
}

interface ThreadOptions {
  /** The thread's program: it calls `serveStores`. */
  program: URL;
  file: string;
  log: Log;
}

/** Milliseconds for the current call to end: longer than a write waits for another process's lock. */
const CLOSE_MS = 6000;

/** Milliseconds to wait for a terminated thread. */
const TERMINATE_MS = 1000;

/** Milliseconds until an ended thread is replaced, doubled each time the new one ends soon, up to the longest. */
const RESTART_MS = 100;
const LONGEST_RESTART_MS = 60_000;

/** Milliseconds after which a thread counts as having started well. */
const HEALTHY_MS = 60_000;

/**
 * Starts a thread for SQLite, whose calls are synchronous: on the main thread a slow disk or another process's lock
 * would block every page. When the thread crashes, the current call is rejected, an alarm is raised and a new thread
 * takes the waiting calls.
 * @throws {StoreError} when the file cannot be opened.
 */
export async function startStoreThread({ program, file, log }: ThreadOptions): Promise<StoreThread> {
  const queue = createCallQueue();
  const stopping = new AbortController();
  let thread: { worker: Worker; exited: Promise<void> } | undefined;
  let closed: Promise<void> | undefined;
  let shortLives = 0;
  await launch();
  return {
    call: (call) => queue.add(call),
    close: () => (closed ??= close()),
  };

  /** Resolves when the thread has opened its stores. */
  async function launch(): Promise<void> {
    const worker = new Worker(program, { name: 'store', workerData: { file } });
    const opened = Promise.withResolvers<void>();
    const exited = Promise.withResolvers<void>();
    const startedAt = performance.now();
    thread = { worker, exited: exited.promise };
    let isOpen = false;
    let fault: Error | undefined;
    worker.once('message', (reply: FromThread) => {
      if ('error' in reply) return opened.reject(originalOf(reply.error));
      isOpen = true;
      worker.on('message', (next: FromThread) => queue.answer(next));
      queue.connect((call) => worker.postMessage(call));
      opened.resolve();
    });
    worker.once('error', (error: Error) => (fault = error));
    worker.once('exit', (code) => {
      thread = undefined;
      const reason = fault ?? new Error(`The thread of the message store ended with code ${code}`);
      queue.disconnect(reason);
      opened.reject(reason);
      exited.resolve();
      if (performance.now() - startedAt > HEALTHY_MS) shortLives = 0;
      if (isOpen) void replace(reason);
    });
    await opened.promise;
  }

  async function replace(reason: unknown): Promise<void> {
    if (stopping.signal.aborted) return;
    const restartMs = Math.min(RESTART_MS * 2 ** shortLives, LONGEST_RESTART_MS);
    shortLives += 1;
    log.alarm('store.thread-ended', {
      error: reason,
      restartSeconds: restartMs / 1000,
      fix: 'nothing if it happens once, the thread is restarted; otherwise check the disk or memory that the error names',
    });
    try {
      await pause(restartMs, undefined, { signal: stopping.signal });
      await launch();
    } catch (error) {
      await replace(error);
    }
  }

  async function close(): Promise<void> {
    stopping.abort();
    queue.close(new Error('The message store is closed'));
    if (!thread) return;
    const { worker, exited } = thread;
    worker.postMessage('close' satisfies ToThread);
    await Promise.race([exited, pause(CLOSE_MS, undefined, { ref: false })]);
    // Returns at once when it has ended; a thread blocked by its disk ends when the disk answers.
    await Promise.race([worker.terminate(), pause(TERMINATE_MS, undefined, { ref: false })]);
  }
}
