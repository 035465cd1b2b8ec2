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

const NO_HOSTS = [
  '',
  ' ',
  'a b',
  'a/b',
  'a\\b',
  'a?b',
  'a#b',
  'ada@site.example',
  ':80',
  'a:b',
  'a:99999',
  '[::1',
];

test.each([...NO_HOSTS, '999.999.999.999', '1.2.3.4.5', '256.1', '..:x'])('"%s" is no host', (header) => {
  expect(parseHost(header)).toBeUndefined();
});

test.each([
  ['https://www.site.example', 'other.example', true],
  ['http://www.site.example', 'other.example', true],
  ['http://called.example', 'called.example:80', true],
  ['https://called.example', 'called.example:443', true],
  ['https://called.example', 'CALLED.example', true],
  ['http://called.example:8080', 'called.example:8080', true],
  ['null', 'called.example', false],
  ['https://other.example', 'called.example', false],
  ['https://called.example:8443', 'called.example', false],
  ['http://called.example', 'called.example:443', false],
  ['data:', '', false],
  ['', '', false],
])('a page of "%s" belongs to the site that was called as "%s": %s', (sender, host, belongs) => {
  expect(isOwnOrigin(sender, 'https://www.site.example', host)).toBe(belongs);
});
