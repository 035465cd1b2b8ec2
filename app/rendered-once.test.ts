import { expect, test } from 'vitest';
import { renderPage } from '../tests/fixtures/rendered-page.ts';

const PATH = '/tools/filing-dates';

/** The sections after the island. */
async function rulesOf(address: string, files = {}) {
  const { document } = await renderPage(address, { files });
  const sections = document.querySelectorAll('main section:not([id])');
  return sections.map((section) => section.outerHTML).join('\n');
}

test('what is the same for all queries is as on the page without one, in each language', async () => {
  const plain = { en: await rulesOf(PATH), de: await rulesOf(`/de${PATH}`) };
  expect(plain.de).not.toBe(plain.en);
  for (const query of ['?end=2025-06-30', '?end=2024-06-30&issuer=foreign']) {
    expect(await rulesOf(PATH + query)).toBe(plain.en);
    expect(await rulesOf(`/de${PATH}${query}`)).toBe(plain.de);
  }
});

test('an edit of the content is seen with a query, too', async () => {
  const files = { 'filing-dates.json': { notes: { title: 'Another title' } } };
  const query = '?end=2025-06-30';
  expect(await rulesOf(PATH + query)).not.toContain('Another title');
  expect(await rulesOf(PATH + query, files)).toContain('Another title');
});
