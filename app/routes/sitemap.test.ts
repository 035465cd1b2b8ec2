import { expect, test } from 'vitest';
import { loaderArguments, ORIGIN } from '../../tests/fixtures/page-context.ts';
import { SITE_PAGES } from '../site-pages.ts';
import { loader } from './sitemap.ts';

const sitemap = async (contentDir?: string) =>
  (await loader(loaderArguments('/sitemap.xml', contentDir))).text();

const addresses = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);

test('is a site map as sitemaps.org has it, and nothing else', async () => {
  const response = await loader(loaderArguments('/sitemap.xml'));
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const lines = (await response.text()).trimEnd().split('\n');
  expect(lines.shift()).toBe('<?xml version="1.0" encoding="utf-8"?>');
  expect(lines.shift()).toBe('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(lines.pop()).toBe('</urlset>');
  for (const line of lines) {
    expect(line).toMatch(/^<url><loc>[^<>&"' ]+<\/loc>(<lastmod>\d{4}-\d\d-\d\d<\/lastmod>)?<\/url>$/);
  }
});

test('names every page of the site once, by its full address', async () => {
  expect(addresses(await sitemap())).toEqual(SITE_PAGES.map(({ path }) => `${ORIGIN}${path}`));
});

test('states a day only for texts that state one themselves', async () => {
  const xml = await sitemap();
  expect(xml).toMatch(/\/intel\/ai-intelligence-article<\/loc><lastmod>/);
  expect(xml).toMatch(/\/privacy-policy<\/loc><lastmod>/);
  expect(xml).toMatch(/\/pricing<\/loc><\/url>/);
});

test('is complete without the content folder too', async () => {
  const xml = await sitemap('no-such-folder');
  expect(addresses(xml)).toHaveLength(SITE_PAGES.length);
  expect(xml).not.toContain('<lastmod>');
});
