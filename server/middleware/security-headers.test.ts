import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

function site(secure: boolean) {
  return new Hono()
    .use(securityHeaders({ secure }))
    .get('/file', (c) => c.text('file'))
    .get('/card', (c) => c.text('card', 200, { 'Cross-Origin-Resource-Policy': 'cross-origin' }))
    .get('/page', (c) => c.html('<p></p>', 200, { 'Content-Security-Policy': "script-src 'self'" }))
    .get('/broken', () => {
      throw new Error('broken');
    });
}

test.each(['/file', '/page', '/missing', '/broken'])(
  '%s cannot be sniffed, framed or embedded',
  async (path) => {
    const app = site(false).onError((_error, c) => c.text('error', 500));
    const { headers } = await app.request(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-permitted-cross-domain-policies')).toBe('none');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  },
);

test.each(['/assets/entry.js', '/data/home.json'])(
  '%s, which is no document, carries only what keeps it from being misused',
  async (path) => {
    const { headers } = await site(true).request(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect(headers.has('permissions-policy')).toBe(false);
  },
);

test('a page keeps the policy made for it; anything else may load nothing', async () => {
  expect((await site(false).request('/page')).headers.get('content-security-policy')).toBe(
    "script-src 'self'",
  );
  expect((await site(false).request('/file')).headers.get('content-security-policy')).toContain(
    "default-src 'none'",
  );
});

test('an answer that other sites may show says so and keeps the rest', async () => {
  const { headers } = await site(true).request('/card');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('browsers are told to insist on https only where the site has it', async () => {
  expect((await site(false).request('/file')).headers.has('strict-transport-security')).toBe(false);
  expect((await site(true).request('/file')).headers.get('strict-transport-security')).toContain(
    'max-age=63072000',
  );
});
