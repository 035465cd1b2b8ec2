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
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-permitted-cross-domain-policies': 'none',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    // Browsers may insist on https only where the site has it.
    expect(headers.has('strict-transport-security')).toBe(false);
  },
);

test.each(['/assets/entry.js', '/data/home.json'])(
  '%s is not a document, so it carries only the headers that keep it from being misused',
  async (path) => {
    const { headers } = await site(true).request(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
    });
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
