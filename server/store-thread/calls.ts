import type { InsightsStore } from '../insights/store.ts';
import { StoreError } from '../messages/store-error.ts';
import type { MessageStore } from '../messages/store.ts';

/** The stores that live in the thread. */
export interface ThreadStores {
  messages: MessageStore;
  insights: InsightsStore;
}

/** A call of one of their methods, as posted to the thread. */
export interface Call {
  store: keyof ThreadStores;
  method: string;
  args: unknown[];
}

/** Posted to the thread: the next call after the last is answered, or the request to end. */
export type ToThread = Call | 'close';

/** Posted by the thread: first the result of opening the stores, then that of each call. */
export type FromThread = { result: unknown } | { error: ErrorCopy };

/** An error for another thread: structured cloning keeps message, stack and cause, but neither class nor code. */
export interface ErrorCopy {
  error: Error;
  name: string;
  code: unknown;
}

export function copyOf(reason: unknown): ErrorCopy {
  const error = reason instanceof Error ? reason : new Error(String(reason));
  return { error, name: error.name, code: 'code' in error ? error.code : undefined };
}

/** The copied error, again a {@link StoreError} where it was one. */
export function originalOf({ error, name, code }: ErrorCopy): Error {
  if (name === 'StoreError') return new StoreError(error.message, { cause: error.cause });
  return Object.assign(error, { name, code });
}
