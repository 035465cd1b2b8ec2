import { expect, test } from 'vitest';
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cachedResponse, RECODED_BYTES, recodedBodies, respond } from './cached-response.ts';

const DECODE: Record<string, (body: ArrayBuffer) => Buffer> = {
  '': (body) => Buffer.from(body),
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

const ask = (headers: Record<string, string> = {}) => new Request('http://site.example/', { headers });

test('other encodings are made once, and kept within their limit', async () => {
  const gzip = ask({ 'accept-encoding': 'gzip' });
  recodedBodies.clear();
  const answer = await cachedResponse(randomBytes(1000).toString('hex'), 200, {});
  await Promise.all([respond(gzip, answer), respond(gzip, answer)]);
  await respond(gzip, answer);
  expect(recodedBodies.size).toBe(1);
  for (let page = 0; page < 6; page += 1) {
    await respond(ask(), await cachedResponse(`${page}${'a'.repeat(1024 * 1024)}`, 200, {}));
  }
  expect(recodedBodies.calculatedSize).toBeGreaterThan(RECODED_BYTES / 2);
  expect(recodedBodies.calculatedSize).toBeLessThanOrEqual(RECODED_BYTES);
});

test('all encodings share the weak tag of the text, and hold the same', async () => {
  const text = '<p>Text</p>'.repeat(100);
  const answer = await cachedResponse(text, 200, { 'X-One': '1' });
  for (const accept of ['identity', 'gzip', 'br', 'gzip', '']) {
    const response = await respond(ask({ 'accept-encoding': accept }), answer);
    const encoding = response.headers.get('content-encoding') ?? '';
    expect(response.headers.get('etag')).toMatch(/^W\/"[\w-]{16}"$/);
    expect(response.headers.get('x-one')).toBe('1');
    expect(encoding).toBe(accept === 'identity' ? '' : accept);
    expect(String(DECODE[encoding]?.(await response.arrayBuffer()))).toBe(text);
  }
});

test.each(['TAG', '*', '"other", TAG', 'TAG, W/"other"'])(
  'a browser that has it gets 304 and no body: %s',
  async (tags) => {
    const answer = await cachedResponse('<p>Text</p>', 200, {});
    const tag = (await respond(ask(), answer)).headers.get('etag') ?? '';
    const again = await respond(ask({ 'if-none-match': tags.replace('TAG', tag) }), answer);
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  },
);

test('an error has no tag, so that it is asked for again', async () => {
  const response = await respond(
    ask({ 'if-none-match': '*' }),
    await cachedResponse('<h1>404</h1>', 404, {}),
  );
  expect(response.status).toBe(404);
  expect(response.headers.get('etag')).toBeNull();
});

test('keeps no more memory than the body has, so that the cache can count it', async () => {
  const { body } = await cachedResponse('<p>Text</p>'.repeat(100), 200, {});
  expect(body.buffer.byteLength).toBe(body.length);
});
