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

test('a label in German is not declared to be in another language', async () => {
  const documents = await Promise.all(SITE_PAGES.map(({ path }) => renderPage(`/de${path}`)));
  expect(
    documents.flatMap(({ document }) => document.querySelectorAll('body [lang][aria-label]:not([lang=de])')),
  ).toEqual([]);
});
