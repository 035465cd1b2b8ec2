import type { Log } from './log.ts';

interface RepeatOptions {
  /** Milliseconds from the end of one time to the beginning of the next. */
  everyMs: number;
  /** What the log calls it when it fails; it is done again all the same. */
  name: string;
  log: Log;
}

/**
 * Does something at once and then again and again, never twice at a time, until it is stopped.
 * @param task is handed a signal that tells a long one to end
 */
export function repeat(task: (signal: AbortSignal) => Promise<void>, { everyMs, name, log }: RepeatOptions) {
  const wakeSignal = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const running = work();
  return {
    /** Waits for the time under way. */
    async stop() {
      stopping.abort();
      wakeSignal.resolve();
      await running;
    },
  };

  async function work() {
    while (!stopping.signal.aborted) {
      try {
        await task(stopping.signal);
      } catch (error) {
        log.error('repeat.failed', { task: name, error });
      }
      await rest();
    }
  }

  async function rest() {
    const pause = Promise.withResolvers<void>();
    // Nothing to stay alive for when all else has ended.
    const timer = setTimeout(pause.resolve, everyMs).unref();
    await Promise.race([pause.promise, wakeSignal.promise]);
    clearTimeout(timer);
  }
}
