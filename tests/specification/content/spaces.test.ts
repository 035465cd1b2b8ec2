import { expect, test } from 'vitest';
import { renderPage, textOf } from '../../fixtures/site/rendered-page.ts';

test.each(['/ja/contact', '/zh/contact'])(
  '%s has no space between two sentences or before a bracket',
  async (path) => {
    const { document } = await renderPage(path);
    const texts = document.querySelectorAll('.form-note, a').map(textOf);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => /。\s|\s（/.test(text))).toEqual([]);
  },
);
