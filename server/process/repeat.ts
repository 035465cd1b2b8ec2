import type { Log } from '../monitoring/log.ts';

interface RepeatOptions {
  /** Milliseconds from the end of one run to the start of the next. */
  everyMs: number;
  /** Name in the log when it fails; the next run follows all the same. */
  name: string;
  log: Log;
}

/** Milliseconds until the next run. A wake-up ends a rest early, but not a pause. */
type Rest = number | { pauseMs: number };

/**
 * Runs a task now and then repeatedly, never twice at a time, until it is stopped.
 * @param task gets a signal to end early; may return another rest than `everyMs`
 */
export function repeat(
  task: (signal: AbortSignal) => Promise<Rest | void>,
  { everyMs, name, log }: RepeatOptions,
) {
  let isPaused = false;
  let wakeSignal = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const running = work();
  return {
    /** Runs it now, or once more after a current run. */
    wake() {
      if (!isPaused) wakeSignal.resolve();
    },
    /** Waits for the current run. */
    async stop() {
      stopping.abort();
      wakeSignal.resolve();
      await running;
    },
  };

  async function work() {
    while (!stopping.signal.aborted) {
      // Replaced before the run, so that a wake-up during the run is not missed.
      wakeSignal = Promise.withResolvers();
      let next: Rest = everyMs;
      try {
        next = (await task(stopping.signal)) ?? everyMs;
      } catch (error) {
        log.error('repeat.failed', { task: name, error });
      }
      await rest(next);
    }
  }

  async function rest(next: Rest) {
    if (stopping.signal.aborted || next === 0) return;
    isPaused = typeof next === 'object';
    // Also forgets wake-ups during the run.
    if (isPaused) wakeSignal = Promise.withResolvers();
    // The timer must not keep the process alive.
    const timer = setTimeout(wakeSignal.resolve, typeof next === 'object' ? next.pauseMs : next).unref();
    await wakeSignal.promise;
    clearTimeout(timer);
    isPaused = false;
  }
}
