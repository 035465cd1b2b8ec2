import { expect, test } from 'vitest';
import { cachedResponse } from './cached-response.ts';
import { createSearches } from './searches.ts';

test('one who waits for what another has asked for first gets it, also when that one leaves', async () => {
  const searches = createSearches();
  const blocked = Promise.withResolvers<void>();
  const before = searches.enqueue(() => blocked.promise);
  const leaver = new AbortController();
  const stayer = new AbortController();
  const ask = (network: string, { signal }: AbortController) =>
    searches.get('the same', 'one', signal, () =>
      searches.enqueue(() => cachedResponse('answer', 200, {}), { network, signal }),
    );
  const left = ask('a', leaver);
  const answer = ask('b', stayer);
  leaver.abort();
  blocked.resolve();
  await before;
  await expect(left).rejects.toThrow('left');
  expect((await answer).status).toBe(200);
});
