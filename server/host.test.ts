import { expect, test } from 'vitest';
import { isOwnOrigin, parseHost } from './host.ts';

test.each([
  ['www.site.example', 'www.site.example'],
  ['WWW.Site.Example:80', 'www.site.example'],
  ['www.site.example:8080', 'www.site.example:8080'],
  ['www.site.example:', 'www.site.example'],
  ['[::1]:80', '[::1]'],
  ['127.0.0.1:3000', '127.0.0.1:3000'],
])('the host "%s" is %s', (header, host) => {
  expect(parseHost(header)).toBe(host);
});

test.each(['', ' ', 'a b', 'a/b', 'a\\b', 'a?b', 'a#b', 'ada@site.example', ':80', 'a:b', 'a:99999', '[::1'])(
  '"%s" is no host',
  (header) => {
    expect(parseHost(header)).toBeUndefined();
  },
);

test.each(['999.999.999.999', '1.2.3.4.5', '256.1', '..:x'])(
  '"%s", which looks like a host, is none',
  (header) => {
    expect(parseHost(header)).toBeUndefined();
  },
);

test.each([
  ['https://www.site.example', 'other.example'],
  ['http://www.site.example', 'other.example'],
  ['http://called.example', 'called.example:80'],
  ['https://called.example', 'called.example:443'],
  ['https://called.example', 'CALLED.example'],
  ['http://called.example:8080', 'called.example:8080'],
])('a page of %s belongs to the site that was called as %s', (sender, host) => {
  expect(isOwnOrigin(sender, 'https://www.site.example', host)).toBe(true);
});

test.each([
  ['null', 'called.example'],
  ['https://other.example', 'called.example'],
  ['https://called.example:8443', 'called.example'],
  ['http://called.example', 'called.example:443'],
  ['data:', ''],
  ['', ''],
])('a page of "%s" does not belong to the site that was called as "%s"', (sender, host) => {
  expect(isOwnOrigin(sender, 'https://www.site.example', host)).toBe(false);
});
