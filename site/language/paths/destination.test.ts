import { expect, test } from 'vitest';
import { destinationOf } from './destination.ts';

test('a path stays on the site', () => {
  expect(destinationOf('/contact#form')).toEqual({ kind: 'site', to: '/contact#form' });
});

test.each([
  ['/FAQ/', '/faq'],
  ['/Intel/?tag=AI#Top', '/intel?tag=AI#Top'],
  // No page has this path, so the site answers 404.
  ['/100%', '/100%'],
])('%s becomes the canonical %s', (link, to) => {
  expect(destinationOf(link)).toEqual({ kind: 'site', to });
});

test('a full URL leaves the site', () => {
  expect(destinationOf(' https://silopharma.com ')).toEqual({ kind: 'web', href: 'https://silopharma.com/' });
});

test.each([
  '',
  '  ',
  '#',
  'contact',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'https://',
  'https://[broken',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
])('%j is rejected', (link) => {
  expect(destinationOf(link)).toBeUndefined();
});
