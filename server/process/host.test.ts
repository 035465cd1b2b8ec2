import { expect, test } from 'vitest';
import { isOwnOrigin } from './host.ts';

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
