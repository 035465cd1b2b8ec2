import { SITE_PAGES } from '../fixtures/site-pages.ts';
import { expect, ready, test } from './test.ts';
import type { Page } from '@playwright/test';

/** The kinds of facts that stand in the page. */
const kinds = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((blocks) => blocks.map((block) => JSON.parse(block.textContent ?? '')['@type']).toSorted());

const FACTS = {
  '/': ['FAQPage', 'Organization'],
  '/faq': ['BreadcrumbList', 'FAQPage'],
  '/support': ['BreadcrumbList', 'FAQPage'],
  '/pricing': ['BreadcrumbList', 'FAQPage', 'Product'],
  '/intel/ai-intelligence-article': ['Article', 'BreadcrumbList'],
};

for (const [path, expected] of Object.entries(FACTS)) {
  test(`the facts of ${path} are in its HTML, and its scripts leave them`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<script type="application\/ld\+json">/g)).toHaveLength(expected.length);
    await page.goto(path);
    await ready(page);
    expect(await kinds(page)).toEqual(expected);
  });
}

test('every page has a card that is there, and says the same of itself to all who ask', async ({
  request,
  site,
}) => {
  for (const { path } of SITE_PAGES) {
    const html = await (await request.get(path)).text();
    const tag = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];
    const address = `${site.url}${path}`;
    expect(html, path).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(tag('og:url'), path).toBe(address);
    expect(tag('og:locale'), path).toBe('en_US');
    expect(html, path).toContain(`<title>${tag('og:title')}</title>`);
    const card = await request.get(tag('og:image') ?? '');
    expect(card.headers()['content-type'], path).toBe('image/png');
  }
});

test('sitemap, robots and manifest answer, and the manifest names icons that are there', async ({
  request,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  expect((await request.get('/sitemap.xml')).headers()['content-type']).toContain('xml');
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  for (const { src, type } of icons) {
    expect((await request.get(src)).headers()['content-type']).toContain(type);
  }
});
