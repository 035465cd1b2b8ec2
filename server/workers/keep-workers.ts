import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { httpAddress } from '../serve.ts';
import { createPauses } from './pauses.ts';

interface KeepOptions {
  count: number;
  log: Log;
  /** Is told of each worker at its birth; what it answers is called when that one has ended. */
  onBirth(worker: Worker): () => void;
}

interface Workers {
  /** Where they listen. */
  address: string;
  /** Resolves when all do. */
  listening: Promise<unknown>;
  /** Lets each finish what it is doing, and resolves when all have ended. */
  stop(): Promise<void>;
}

/** Requests under way get 10 seconds (`serve.ts`); who takes longer to end hangs. */
const LONGEST_END_MS = 12_000;

/**
 * Forks workers and replaces those that die. Resolves when the first listens.
 * @throws when that one ends before it does; it has said why.
 */
export async function keepWorkers({ count, log, onBirth }: KeepOptions): Promise<Workers> {
  const stopping = new AbortController();
  const alive = new Set<Worker>();
  let address: string | undefined;

  // The first alone: what keeps a worker from starting, such as a port in use, is said once.
  const first = keepOne();
  await Promise.race([first.listening, first.kept]);
  if (address === undefined) throw new Error('No worker could be started');
  const all = [first, ...Array.from({ length: count - 1 }, keepOne)];
  return {
    address,
    listening: Promise.all(all.map(({ listening }) => listening)),
    async stop() {
      stopping.abort();
      for (const worker of alive) worker.process.kill('SIGTERM');
      const tooLong = setTimeout(() => {
        for (const worker of alive) worker.process.kill('SIGKILL');
      }, LONGEST_END_MS);
      await Promise.all(all.map(({ kept }) => kept));
      clearTimeout(tooLong);
    },
  };

  /** A worker and its successors. `kept` resolves when there will be no more of them. */
  function keepOne() {
    const listening = Promise.withResolvers<void>();
    return { listening: listening.promise, kept: keep(listening.resolve) };
  }

  async function keep(listens: () => void) {
    const pauses = createPauses();
    for (;;) {
      const bornAt = performance.now();
      const end = await live(listens);
      if (stopping.signal.aborted || address === undefined) return;
      const pauseMs = pauses.after(performance.now() - bornAt);
      log.alarm('worker.died', { ...end, replacedInSeconds: pauseMs / 1000 });
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
    }
  }

  /** Resolves with how the worker ended. */
  async function live(listens: () => void) {
    const ended = Promise.withResolvers<object>();
    let worker: Worker;
    try {
      worker = cluster.fork();
    } catch (error) {
      return { error };
    }
    const pid = worker.process.pid;
    worker.once('listening', (listener) => {
      address ??= httpAddress(listener);
      listens();
    });
    worker.once('exit', (code, signal) => ended.resolve({ worker: pid, code, signal }));
    // Where the system had no process to give; later faults are those of a worker that is about to exit.
    worker.on('error', (error) => pid === undefined && ended.resolve({ error }));
    const bury = onBirth(worker);
    alive.add(worker);
    const end = await ended.promise;
    alive.delete(worker);
    bury();
    return end;
  }
}
