import type { Log } from './log.ts';

interface RepeatOptions {
  /** Milliseconds from the end of one run to the start of the next. */
  everyMs: number;
  /** Name in the log when it fails; it is repeated all the same. */
  name: string;
  log: Log;
}

/**
 * Runs a task now and then repeatedly, never twice at a time, until it is stopped.
 * @param task gets a signal to end early
 */
export function repeat(task: (signal: AbortSignal) => Promise<void>, { everyMs, name, log }: RepeatOptions) {
  const wakeSignal = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const running = work();
  return {
    /** Waits for the current run. */
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
    // Must not keep the process alive.
    const timer = setTimeout(pause.resolve, everyMs).unref();
    await Promise.race([pause.promise, wakeSignal.promise]);
    clearTimeout(timer);
  }
}
