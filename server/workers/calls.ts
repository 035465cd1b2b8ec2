import * as v from 'valibot';

/** Functions that one process lets another call. Arguments and answers are copied on the way: plain data only. */
type Calls = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Calls the functions of the other process. */
export interface Caller<Theirs extends Calls> {
  /** Rejects when the function does, when the other process has gone, or when it keeps silent for too long. */
  call<Name extends keyof Theirs & string>(
    name: Name,
    ...args: Parameters<Theirs[Name]>
  ): Promise<Awaited<ReturnType<Theirs[Name]>>>;
}

/** One end of what Node opens between a process and those that it forks: `process`, or a cluster's `Worker`. */
export interface Channel {
  send?(message: Envelope, done: (error: Error | null) => void): unknown;
  on(event: 'message' | 'disconnect', listener: (message?: unknown) => void): unknown;
}

/**
 * Lets the process at the other end call our functions, and calls its.
 * @param patienceMs how long an answer may take, in milliseconds
 */
export function connectCalls<Theirs extends Calls>(
  channel: Channel,
  ours: Calls,
  patienceMs: number,
): Caller<Theirs> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;
  channel.on('message', (message) => {
    if (!v.is(ENVELOPE, message)) return;
    if ('name' in message) void answer(message);
    else if (message.failure === undefined) waiting.get(message.to)?.resolve(message.value);
    else waiting.get(message.to)?.reject(new Error(message.failure));
  });
  channel.on('disconnect', () => {
    for (const { reject } of waiting.values()) reject(new Error('The other process has gone'));
  });

  return {
    async call(name, ...args) {
      calls += 1;
      const id = calls;
      const answered = Promise.withResolvers<unknown>();
      waiting.set(id, answered);
      const silent = () => answered.reject(new Error(`No answer to ${name} for ${patienceMs} ms`));
      const timer = setTimeout(silent, patienceMs);
      send({ id, name, args }, answered.reject);
      try {
        // Both ends are this program: what answers has the type of what was called.
        return (await answered.promise) as never;
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
      }
    },
  };

  async function answer({ id, name, args }: Call) {
    try {
      const value = await ours[name]?.(...(args as never[]));
      send({ to: id, value });
    } catch (error) {
      send({ to: id, failure: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Who waits for an answer is told when the channel is closed; nobody else can do anything about it. */
  function send(message: Envelope, failed: (error: Error) => void = () => {}) {
    channel.send?.(message, (error) => error && failed(error));
  }
}

const CALL = v.object({ id: v.number(), name: v.string(), args: v.array(v.unknown()) });

const ENVELOPE = v.union([
  CALL,
  v.object({ to: v.number(), value: v.optional(v.unknown()), failure: v.optional(v.string()) }),
]);

type Call = v.InferOutput<typeof CALL>;
type Envelope = v.InferOutput<typeof ENVELOPE>;
