import { expect, test } from 'vitest';
import { pageServices } from '../../tests/fixtures/page-context.ts';
import { robots } from './robots.ts';

test('lets everybody read everything, and names the site map by its full address', async () => {
  const response = robots(pageServices());
  expect(response.type).toBe('text/plain; charset=utf-8');
  expect(response.body).toBe('User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n');
});
