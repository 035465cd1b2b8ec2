import { expect, test } from 'vitest';
import { markupFaults } from '../fixtures/html-rules.ts';
import { renderPage } from '../fixtures/rendered-page.ts';
import { MODULE_PAGES, SITE_PAGES } from '../fixtures/site-pages.ts';

test.each([
  ['', SITE_PAGES.map(({ path }) => path)],
  ['/ar', MODULE_PAGES],
] as const)('every page under %j is valid HTML', async (prefix, paths) => {
  const faults: string[] = [];
  for (const path of [...paths, '/nowhere']) {
    const found = await markupFaults((await renderPage(prefix + path)).html);
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test.each(SITE_PAGES)(
  'the heading of a group of rows on $path begins a group of its own',
  async ({ path }) => {
    const { document } = await renderPage(path);
    expect(document.querySelectorAll('[scope=colgroup]')).toEqual([]);
    const misplaced = document
      .querySelectorAll('[scope=rowgroup]')
      .filter((heading) => heading.closest('tbody')?.querySelector('th') !== heading);
    expect(misplaced).toEqual([]);
  },
);

test.each([
  ['/', ['FAQPage', 'Organization']],
  ['/faq', ['BreadcrumbList', 'FAQPage']],
  ['/support', ['BreadcrumbList', 'FAQPage']],
  ['/pricing', ['BreadcrumbList', 'FAQPage', 'Product']],
  ['/intel/ai-intelligence-article', ['Article', 'BreadcrumbList']],
])('%s tells search engines what it is: %j', async (path, kinds) => {
  const facts = (await renderPage(path)).document.querySelectorAll('script[type="application/ld+json"]');
  expect(facts.map(({ rawText }) => JSON.parse(rawText)['@type']).toSorted()).toEqual(kinds);
});

test('a label in German is not declared to be in another language', async () => {
  const documents = await Promise.all(SITE_PAGES.map(({ path }) => renderPage(`/de${path}`)));
  expect(
    documents.flatMap(({ document }) => document.querySelectorAll('body [lang][aria-label]:not([lang=de])')),
  ).toEqual([]);
});
