import { expect, test } from 'vitest';
import { baselinePage } from './baseline-page.ts';

test('language, direction and title are those of the page; its style sheet is not', () => {
  const html = baselinePage(page('<p>x</p>'), '/');
  expect(html).toContain('<html lang="ar" dir="rtl" class="home">');
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).not.toContain('p > b');
});

test('semantic elements stay, without classes and data attributes', () => {
  expect(
    bodyOf('<section class="s"><h2 id="a">T</h2><a class="btn" href="/x" data-y="1">Go</a></section>'),
  ).toBe('<section><h2 id="a">T</h2><a href="/x">Go</a></section>');
  expect(bodyOf('<details open=""><summary>Q</summary></details><input name="q" class="i"/>')).toBe(
    '<details open><summary>Q</summary></details><input name="q">',
  );
  expect(bodyOf('<pre class="code"><code><span class="k">a</span></code></pre>')).toBe(
    '<pre><code>a</code></pre>',
  );
});

test('wrappers are replaced by their content, and a wrapper of text becomes a paragraph', () => {
  expect(bodyOf('<div><div><h1><span>One.</span><span>Two.</span></h1></div></div>')).toBe(
    '<h1> One.  Two. </h1>',
  );
  expect(bodyOf('<div>Some <b>bold</b> words</div>')).toBe('<p>Some <b>bold</b> words</p>');
});

test('words that only the style sheet kept apart do not run together', () => {
  expect(bodyOf('<p><span>Nov 9</span><span>Filing</span></p>')).toBe('<p> Nov 9  Filing </p>');
  expect(bodyOf('<code>a<wbr/>b</code>')).toBe('<code>a<wbr>b</code>');
});

test('what is not visible at first is left out', () => {
  const hidden = `<a class="skip" href="#m">Skip</a><script>if (1 < 2) x("<p>")</script><dialog><p>Menu</p></dialog>
    <button aria-label="Menu"><svg><path d="M0"></path></svg></button><template><p>T</p></template>`;
  expect(bodyOf(`${hidden}<p>A<span class="vh"> hidden</span><!-- --></p>`)).toBe('<p>A</p>');
});

test('an illustration is replaced by its words', () => {
  expect(bodyOf('<figure><svg><title>t</title><g><text>Q1</text><text>Q2</text></g></svg></figure>')).toBe(
    '<figure> Q1 Q2</figure>',
  );
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
