import { LEGAL_SLUGS } from '../routes.ts';
import { expect, test } from 'vitest';
import { ORIGIN, pageServices } from '../../tests/fixtures/site/page-context.ts';
import { localizePath } from '../language/paths/localized-path.ts';
import { PUBLIC_LANGUAGES } from '../language/languages.ts';
import { SITE_PAGES } from '../../tests/fixtures/site/site-pages.ts';
import { sitemap as answer } from './sitemap.ts';

const sitemap = async (contentDir?: string) => answer(await pageServices(contentDir)).body;

const isLongText = (path: string) =>
  path.startsWith('/intel/') || LEGAL_SLUGS.some((slug) => path === `/${slug}`);

const addresses = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);

test('is a site map as sitemaps.org defines it, and nothing else', async () => {
  const response = answer(await pageServices());
  expect(response.type).toBe('application/xml; charset=utf-8');
  const lines = response.body.trimEnd().split('\n');
  expect(lines.shift()).toBe('<?xml version="1.0" encoding="utf-8"?>');
  expect(lines.shift()).toMatch(
    /^<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9" xmlns:xhtml=/,
  );
  expect(lines.pop()).toBe('</urlset>');
  for (const line of lines) {
    expect(line).toMatch(
      /^<url><loc>[^<>&"' ]+<\/loc>(<lastmod>\d{4}-\d\d-\d\d<\/lastmod>)?(<xhtml:link rel="alternate" hreflang="[A-Za-z-]+" href="[^<>&"' ]+"\/>)*<\/url>$/,
    );
    // Each language, and one for readers of any other; none of long texts, which are in English.
    const alternates = line.split('hreflang=').length - 1;
    expect(alternates).toBe(/\/intel\/|<lastmod>/.test(line) ? 0 : PUBLIC_LANGUAGES.length + 1);
  }
});

test('lists every page once in every language, and a long text once, by its full address', async () => {
  const all = SITE_PAGES.flatMap(({ path }) =>
    isLongText(path)
      ? [`${ORIGIN}${path}`]
      : PUBLIC_LANGUAGES.map(({ code }) => `${ORIGIN}${localizePath(code, path)}`),
  );
  expect(addresses(await sitemap())).toEqual(all);
});

test('lists all languages of a page beside each of them, and the English page for all other readers', async () => {
  const line = (await sitemap()).split('\n').find((one) => one.includes(`<loc>${ORIGIN}/de/pricing<`)) ?? '';
  for (const tag of ['de de/', 'ja ja/', 'pt-BR pt/', 'zh-Hans zh/', 'nb no/', 'en ', 'x-default ']) {
    const [hreflang, prefix] = tag.split(' ');
    expect(line).toContain(`hreflang="${hreflang}" href="${ORIGIN}/${prefix}pricing"`);
  }
});

test('has a date only for texts with their own date', async () => {
  const xml = await sitemap();
  expect(xml).toMatch(/\/intel\/ai-intelligence-article<\/loc><lastmod>/);
  expect(xml).toMatch(/\/privacy-policy<\/loc><lastmod>/);
  expect(xml).toMatch(/\/pricing<\/loc><xhtml/);
});

test('has every page but the articles without the content folder', async () => {
  const xml = await sitemap('no-such-folder');
  const others = SITE_PAGES.filter(({ path }) => !path.startsWith('/intel/'));
  const legal = others.filter(({ path }) => isLongText(path));
  expect(addresses(xml)).toHaveLength(
    (others.length - legal.length) * PUBLIC_LANGUAGES.length + legal.length,
  );
  expect(xml).not.toContain('<lastmod>');
});
