import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.doUnmock('../language/languages.ts');
  // Modules that have imported the mock would stay for the next files of this worker.
  vi.resetModules();
});

test('a hidden language has pages, and no page links to them', async () => {
  vi.doMock('../language/languages.ts', async (importOriginal) => {
    const module = await importOriginal<typeof import('../language/languages.ts')>();
    return {
      ...module,
      isHidden: (code: string) => code === 'tr',
      PUBLIC_LANGUAGES: module.LANGUAGES.filter(({ code }) => code !== 'tr'),
    };
  });
  const { renderPage } = await import('../../tests/fixtures/site/rendered-page.ts');
  const other = (await renderPage('/de/faq')).document;
  expect(other.querySelectorAll('option[value=tr], [hreflang=tr]')).toEqual([]);
  expect(other.querySelector('[name=robots]')).toBeNull();
  const { document, status } = await renderPage('/tr/faq');
  expect(status).toBe(200);
  expect(document.querySelector('option[value=tr]')).not.toBeNull();
  expect(document.querySelector('[name=robots]')?.getAttribute('content')).toBe('noindex');
});
