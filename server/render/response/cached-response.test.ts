import { expect, test } from 'vitest';
import { cachedResponse, send } from './cached-response.ts';

const ask = (headers: Record<string, string> = {}) => new Request('http://site.example/', { headers });

test.each(['TAG', '*', '"other", TAG', 'TAG, W/"other"'])(
  'a browser that has the page gets 304 and no body: %s',
  async (tags) => {
    const answer = await cachedResponse('<p>Text</p>', 200, {});
    const tag = send(ask(), answer).headers.get('etag') ?? '';
    const again = send(ask({ 'if-none-match': tags.replace('TAG', tag) }), answer);
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  },
);

test('an error has no tag, so that browsers request it again', async () => {
  const response = send(ask({ 'if-none-match': '*' }), await cachedResponse('<h1>404</h1>', 404, {}));
  expect(response.status).toBe(404);
  expect(response.headers.get('etag')).toBeNull();
});

test('keeps no more memory than the body has, so that the cache can count it', async () => {
  const { body } = await cachedResponse('<p>Text</p>'.repeat(100), 200, {});
  expect(body.buffer.byteLength).toBe(body.length);
});
