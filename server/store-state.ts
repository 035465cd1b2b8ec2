import type { Log } from './log.ts';
import type { MessageStore, MessageSummary } from './messages/store.ts';
import { shareAnswer } from './share-answer.ts';

/** Store queries for public endpoints, cached for a moment. Neither rejects. */
export interface StoreState {
  isWritable(): Promise<boolean>;
  /** Undefined when the store does not answer. */
  summary(): Promise<MessageSummary | undefined>;
}

interface StateServices {
  store: Pick<MessageStore, 'probe' | 'summary'>;
  log: Log;
  /** The time in Unix milliseconds. */
  now(): number;
}

/** Milliseconds between two test writes. */
export const PROBE_EVERY_MS = 5000;

/** Milliseconds between two reads of the counts. */
const COUNT_EVERY_MS = 1000;

/** Milliseconds to wait for the store; monitors often wait for five seconds. */
const ANSWER_WITHIN_MS = 2000;

export function createStoreState({ store, log, now }: StateServices): StoreState {
  const written = shareAnswer(() => store.probe(now()).then(() => true), {
    keepMs: PROBE_EVERY_MS,
    limitMs: ANSWER_WITHIN_MS,
    onFailure: (error) => log.error('store.not-writable', { error }),
  });
  const summary = shareAnswer(() => store.summary(), {
    keepMs: COUNT_EVERY_MS,
    limitMs: ANSWER_WITHIN_MS,
    onFailure: (error) => log.error('store.not-counted', { error }),
  });
  return { isWritable: async () => (await written()) ?? false, summary };
}
