import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, refuseOtherScripts } from './content-security-policy.ts';

const NOTHING = { scripts: [], styles: [] };

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows the files of this site, and exactly the inline scripts and styles that it is given, by hash', () => {
  const policy = contentSecurityPolicy({ scripts: ['a()'], styles: ['p{}'] }, { secure: false });
  expect(policy).toContain(`script-src 'self' ${sha('a()')};`);
  expect(policy).toContain(`style-src 'self' ${sha('p{}')};`);
});

test('never allows anything unsafe, nor markup or a script from a string', () => {
  const policy = contentSecurityPolicy(NOTHING, { secure: true });
  expect(policy).not.toContain('unsafe');
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  );
});

test('names no other site, and lets nothing be framed', () => {
  const directives = contentSecurityPolicy(NOTHING, { secure: true }).split('; ');
  const [first, ...rest] = directives.filter((directive) => / '(?:self|none)'/.test(directive));
  expect(first).toBe("default-src 'none'");
  expect(directives).toContain("frame-ancestors 'none'");
  expect(
    directives.filter((directive) => /^(?:frame|child|object)-src|[.*]|https?:/.test(directive)),
  ).toEqual([]);
  const others = rest.filter((directive) => !/^[a-z-]+ '(?:self|none)'$/.test(directive));
  expect(others).toEqual(["img-src 'self' data:"]);
});

test('lets the browser call a hosted backend, and hear its channels, only when one is set', () => {
  expect(contentSecurityPolicy(NOTHING, { secure: false })).toContain("connect-src 'self';");
  expect(contentSecurityPolicy(NOTHING, { secure: false, backendOrigin: 'https://x.example' })).toContain(
    "connect-src 'self' https://x.example wss://x.example;",
  );
});

test('upgrades insecure requests only where the site itself is secure', () => {
  expect(contentSecurityPolicy(NOTHING, { secure: false })).not.toContain('upgrade-insecure-requests');
  expect(contentSecurityPolicy(NOTHING, { secure: true })).toContain('upgrade-insecure-requests');
});

test('a document with an inline script that nobody gave it is an error', () => {
  const known = { scripts: ['a()'], styles: [] };
  const html =
    '<script>a()</script><script src="/b.js"></script><script type="application/ld+json">{}</script>';
  expect(() => refuseOtherScripts(html, known)).not.toThrow();
  for (const other of ['<script>b()</script>', '<SCRIPT >b()</SCRIPT>', '<script type=module>b()</script>'])
    expect(() => refuseOtherScripts(html + other, known)).toThrow('2 inline scripts');
});
