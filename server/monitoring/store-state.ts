import type { LogAndClock } from './log.ts';
import { toolCommand } from '../process/home-folder.ts';
import { StoreBusyError, isDiskFull, reasonOf } from '../store/store-error.ts';
import type { MessageStore } from '../store/store.ts';

export type StoreState = ReturnType<typeof createStoreState>;

/** Milliseconds between two test writes. */
export const PROBE_EVERY_MS = 5000;

/** Milliseconds between two reads of the counts. */
const COUNT_EVERY_MS = 1000;

/**
 * Milliseconds to wait for the store, so that `/healthz` answers within two seconds. The shipped containers wait for
 * three.
 */
const ANSWER_WITHIN_MS = 1500;

/** Milliseconds after which the alarm of a store that takes no message is repeated. */
const ALARM_EVERY_MS = 60 * 60 * 1000;

/** Store queries for public endpoints, cached for a moment. None rejects. */
export function createStoreState({
  store,
  log,
  now,
}: LogAndClock & { store: Pick<MessageStore, 'probe' | 'summary'> }) {
  let alarmAt = -Infinity;
  let fault: string | null = null;
  const probe = async () => {
    await store.probe(now());
    alarmAt = -Infinity;
    fault = null;
    return true;
  };
  const written = shareAnswer(probe, {
    keepMs: PROBE_EVERY_MS,
    limitMs: ANSWER_WITHIN_MS,
    onFailure(error) {
      fault = reasonOf(error);
      if (error instanceof StoreBusyError) return log.error('store.busy', { error });
      if (now() < alarmAt) return undefined;
      alarmAt = now() + ALARM_EVERY_MS;
      return isDiskFull(error)
        ? log.alarm('store.disk-full', { error, fix: 'make room on the disk of the message store' })
        : log.alarm('store.not-writable', { error, fix: `${toolCommand('doctor')} says what is wrong` });
    },
  });
  const summary = shareAnswer(() => store.summary(), {
    keepMs: COUNT_EVERY_MS,
    limitMs: ANSWER_WITHIN_MS,
    onFailure: (error) => log.error('store.not-counted', { error }),
  });
  return {
    isWritable: async () => (await written()) ?? false,
    /** Why a message could not be stored at the last look, in the database's words. Null when it could. */
    fault: () => fault,
    /** Undefined when the store does not answer. */
    summary,
  };
}

interface SharedFor {
  /** Milliseconds for which an answer, or a failure, is reused. */
  keepMs: number;
  /** Milliseconds after which callers stop waiting. */
  limitMs: number;
  /** Called once for each failure, including a late answer. */
  onFailure(error: unknown): void;
}

/**
 * Shares one call between all callers: never two at a time, and none while the last answer is fresh. Returns undefined
 * when the call failed or took too long. A late call is not repeated before it has ended.
 * @param now milliseconds of a monotonic clock
 */
export function shareAnswer<T>(
  ask: () => Promise<T>,
  { keepMs, limitMs, onFailure }: SharedFor,
  now = () => performance.now(),
): () => Promise<T | undefined> {
  let last: { answer: Promise<T | undefined>; until: number } | undefined;
  return () => {
    if (!last || now() >= last.until) last = begin();
    return last.answer;
  };

  function begin() {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new StoreBusyError(`No answer within ${limitMs} ms`)),
      limitMs,
    );
    const asked = ask();
    const begun = {
      until: Infinity,
      answer: Promise.race([asked, late.promise]).catch((error: unknown) => {
        onFailure(error);
        return undefined;
      }),
    };
    const end = () => {
      clearTimeout(timer);
      begun.until = now() + keepMs;
    };
    asked.then(end, end);
    return begun;
  }
}
