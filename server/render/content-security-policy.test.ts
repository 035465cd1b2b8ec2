import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows exactly the inline scripts and styles of the page, by hash', () => {
  const policy = contentSecurityPolicy(
    '<style id="s">p{}</style><script>a()</script><script src="/b.js"></script><script type="application/ld+json">{}</script>',
    { secure: false },
  );
  expect(policy).toContain(`script-src 'self' ${sha('a()')};`);
  expect(policy).toContain(`style-src ${sha('p{}')};`);
});

test('never allows anything unsafe, nor markup or a script from a string', () => {
  const policy = contentSecurityPolicy('<p></p>', { secure: true });
  expect(policy).not.toContain('unsafe');
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  );
});

test('names no other site, and lets nothing be framed', () => {
  const directives = contentSecurityPolicy('', { secure: true }).split('; ');
  const [first, ...rest] = directives.filter((directive) => / '(?:self|none)'/.test(directive));
  expect(first).toBe("default-src 'none'");
  expect(directives).toContain("frame-ancestors 'none'");
  expect(
    directives.filter((directive) => /^(?:frame|child|object)-src|[.*]|https?:/.test(directive)),
  ).toEqual([]);
  expect(rest.filter((directive) => !/^[a-z-]+ '(?:self|none)'$/.test(directive))).toEqual([
    "img-src 'self' data:",
  ]);
});

test('lets the browser call a hosted backend, and hear its channels, only when one is set', () => {
  expect(contentSecurityPolicy('', { secure: false })).toContain("connect-src 'self';");
  expect(contentSecurityPolicy('', { secure: false, backendOrigin: 'https://x.example' })).toContain(
    "connect-src 'self' https://x.example wss://x.example;",
  );
});

test('upgrades insecure requests only where the site itself is secure', () => {
  expect(contentSecurityPolicy('', { secure: false })).not.toContain('upgrade-insecure-requests');
  expect(contentSecurityPolicy('', { secure: true })).toContain('upgrade-insecure-requests');
});
