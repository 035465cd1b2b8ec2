import { expect, test } from 'vitest';
import { baselinePage } from './baseline-page.ts';

test('language, direction and title are those of the page; its style sheet is not', () => {
  const html = baselinePage(page('<p>x</p>'), '/');
  expect(html).toContain('<html lang="ar" dir="rtl" class="home">');
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).not.toContain('p > b');
});

test('elements and their words stay, drawings included, without classes and data attributes', () => {
  const html =
    '<div><section><h2 id="a">T</h2><a href="/x">Go<svg viewBox="0 0 9 9"><path d="M0 0"></path></svg></a></section></div>';
  expect(bodyOf(html.replace('<section>', '<section class="s" data-y="1">'))).toBe(html);
});

test('what belongs to scripts and what nobody sees is left out', () => {
  const hidden =
    '<a class="skip" href="#m">Skip</a><script>if (1 < 2) x("<p>")</script><template><p>T</p></template>';
  expect(bodyOf(`${hidden}<p>A<span class="vh"> hidden</span></p>`)).toBe('<p>A</p>');
});

test('a response that is not a page is refused with its path', () => {
  expect(() => baselinePage('{}', '/faq')).toThrow('/faq: no html');
});

function page(body: string): string {
  return `<!DOCTYPE html><html lang="ar" dir="rtl" class="dark"><head><meta charSet="utf-8"/><title>A &amp; B</title><style>p > b{}</style></head><body>${body}</body></html>`;
}

function bodyOf(html: string): string | undefined {
  return /<body>([\s\S]*)<\/body>/.exec(baselinePage(page(html), '/faq'))?.[1]?.trim();
}
