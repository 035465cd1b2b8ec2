import type { InsightsStore } from '../insights/store.ts';
import { StoreError } from '../messages/store-error.ts';
import type { MessageStore } from '../messages/store.ts';

/** The stores that live in the thread. */
export interface ThreadStores {
  messages: MessageStore;
  insights: InsightsStore;
}

/** A call of one of their methods, as it goes to the thread. */
export interface Call {
  store: keyof ThreadStores;
  method: string;
  args: unknown[];
}

/** What goes to the thread: a call once the one before is answered, or the request to end. */
export type ToThread = Call | 'close';

/** What comes from the thread: first how opening the stores ended, then how each call ended. */
export type FromThread = { result: unknown } | { error: ErrorCopy };

/** An error on its way between threads: copying one keeps message, stack and cause, but neither class nor code. */
export interface ErrorCopy {
  error: Error;
  name: string;
  code: unknown;
}

export function copyOf(reason: unknown): ErrorCopy {
  const error = reason instanceof Error ? reason : new Error(String(reason));
  return { error, name: error.name, code: 'code' in error ? error.code : undefined };
}

/** The error that was copied, a {@link StoreError} where it was one. */
export function originalOf({ error, name, code }: ErrorCopy): Error {
  if (name === 'StoreError') return new StoreError(error.message, { cause: error.cause });
  return Object.assign(error, { name, code });
}
