import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { connectCalls, type Channel } from './calls.ts';

describe('calls between two processes', () => {
  const ours = {
    double: (number: number) => number * 2,
    later: async (text: string) => `${text}!`,
    nothing: () => {},
    fail: () => {
      throw new Error('no such luck');
    },
    never: () => new Promise<void>(() => {}),
  };

  it('answer, each caller its own question', async () => {
    const { call } = connected();
    expect(await Promise.all([call('later', 'hello'), call('double', 2), call('double', 3)])).toEqual([
      'hello!',
      4,
      6,
    ]);
    expect(await call('nothing')).toBeUndefined();
  });

  it('reject when the function fails, or keeps silent', async () => {
    const { call } = connected();
    await expect(call('fail')).rejects.toThrow('no such luck');
    await expect(call('never')).rejects.toThrow('No answer to never for 20 ms');
  });

  it('reject when the other process has gone', async () => {
    const gone: Channel = { on: () => {}, send: (_message, done) => done(new Error('Channel closed')) };
    await expect(connectCalls<typeof ours>(gone, {}, 20).call('double', 1)).rejects.toThrow('Channel closed');

    const end = new EventEmitter();
    const going: Channel = { on: (event, listener) => end.on(event, listener), send: () => {} };
    const asked = connectCalls<typeof ours>(going, {}, 60_000).call('double', 1);
    end.emit('disconnect');
    await expect(asked).rejects.toThrow('has gone');
  });

  it('pass over messages that are no calls', async () => {
    const [near, far] = channels();
    connectCalls(far, ours, 20);
    near.send?.({ to: 7, value: 'an answer to nobody' }, () => {});
    expect(await connectCalls<typeof ours>(near, {}, 20).call('double', 2)).toBe(4);
  });

  function connected() {
    const [near, far] = channels();
    connectCalls(far, ours, 20);
    return connectCalls<typeof ours>(near, {}, 20);
  }

  function channels(): [Channel, Channel] {
    const [near, far] = [new EventEmitter(), new EventEmitter()];
    const end = (from: EventEmitter, to: EventEmitter): Channel => ({
      on: (event, listener) => from.on(event, listener),
      send: (message) => queueMicrotask(() => to.emit('message', structuredClone(message))),
    });
    return [end(near, far), end(far, near)];
  }
});
