import type { Log } from './log.ts';
import type { MessageStore, MessageSummary } from './messages/store.ts';
import { shareAnswer } from './share-answer.ts';

/** What `/healthz` and `/metrics` ask the store, which anybody may make them do. Neither rejects. */
export interface StoreState {
  /** Whether a message could be stored a moment ago. */
  isWritable(): Promise<boolean>;
  /** How many messages stood where a moment ago; undefined when the store does not answer. */
  summary(): Promise<MessageSummary | undefined>;
}

interface StateServices {
  store: Pick<MessageStore, 'probe' | 'summary'>;
  log: Log;
  /** The time in Unix milliseconds. */
  now(): number;
}

/** Milliseconds between two writes that find out whether the store can be written. */
export const PROBE_EVERY_MS = 5000;

/** Milliseconds between two looks at the counts. */
const COUNT_EVERY_MS = 1000;

/** Milliseconds after which a store counts as one that does not answer: monitors often wait for five seconds. */
const ANSWER_WITHIN_MS = 2000;

/** Asks the store once at a time and now and then, however many ask here. */
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
