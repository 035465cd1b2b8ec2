import { originalOf, type Call, type FromThread } from './calls.ts';

/** Calls that may wait, each a message of some 20 KB at most. */
export const MOST_WAITING = 200;

/** Milliseconds after which a call that has not begun is dropped and never runs. */
export const BEGIN_WITHIN_MS = 10_000;

/**
 * Milliseconds after which a call that has begun is rejected, though it may still take effect. The visitor must read an
 * answer before the browser gives up after 20 seconds (`app/backend/send-contact-email.ts`).
 */
export const ANSWER_WITHIN_MS = 17_000;

interface Pending {
  call: Call;
  end(how: { result: unknown } | { reason: Error }): void;
}

/**
 * Hands calls to the thread one at a time, in order, and limits how many wait and for how long. Only outcomes of mails
 * go first: until one is recorded, a killed server would mail that message again.
 */
export function createCallQueue() {
  const waiting = new Set<Pending>();
  let current: Pending | undefined;
  let send: ((call: Call) => void) | undefined;
  let closed: Error | undefined;
  return { add, connect, answer, disconnect, close };

  /** Rejects as the call does, and when too many wait or it takes too long. */
  function add(call: Call): Promise<unknown> {
    if (closed) return Promise.reject(closed);
    if (waiting.size >= MOST_WAITING) {
      return Promise.reject(new Error(`The store is busy: ${MOST_WAITING} calls are waiting`));
    }
    return new Promise((resolve, reject) => {
      const dropping = setTimeout(() => {
        if (waiting.delete(pending))
          pending.end({ reason: new Error('The store is busy: nothing was done') });
      }, BEGIN_WITHIN_MS);
      const givingUp = setTimeout(() => {
        pending.end({ reason: new Error('The store does not answer: it may still be done') });
      }, ANSWER_WITHIN_MS);
      const pending: Pending = {
        call,
        end(how) {
          clearTimeout(dropping);
          clearTimeout(givingUp);
          if ('reason' in how) reject(how.reason);
          else resolve(how.result);
        },
      };
      waiting.add(pending);
      next();
    });
  }

  /** The thread is ready for calls. */
  function connect(to: (call: Call) => void) {
    send = to;
    next();
  }

  function answer(reply: FromThread) {
    const answered = current;
    current = undefined;
    answered?.end('error' in reply ? { reason: originalOf(reply.error) } : reply);
    next();
  }

  /** The thread has ended. Waiting calls go to its successor. */
  function disconnect(reason: Error) {
    send = undefined;
    current?.end({ reason });
    current = undefined;
  }

  /** Rejects waiting and later calls. The current one is still answered. */
  function close(reason: Error) {
    closed = reason;
    for (const pending of waiting) pending.end({ reason });
    waiting.clear();
  }

  function next() {
    const first = urgent() ?? waiting.values().next().value;
    if (current || !send || !first) return;
    waiting.delete(first);
    current = first;
    send(first.call);
  }

  function urgent(): Pending | undefined {
    for (const pending of waiting) if (pending.call.method === 'settle') return pending;
    return undefined;
  }
}
