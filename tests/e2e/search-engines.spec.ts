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
