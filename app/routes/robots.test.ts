import { expect, test } from 'vitest';
import { loaderArguments } from '../../tests/fixtures/page-context.ts';
import { loader } from './robots.ts';

test('lets everybody read everything, and names the site map by its full address', async () => {
  const response = loader(loaderArguments('/robots.txt'));
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n',
  );
});
