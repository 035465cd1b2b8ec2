import { expect, test } from 'vitest';
import { limitPage, visibleLetters } from './limit-page.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html lang="ar" dir="rtl" class="dark"><head><meta charSet="utf-8"/><title>A &amp; B</title><style>p > b{}</style></head><body>${body}</body></html>`;
const body = (html: string) => /<body>([\s\S]*)<\/body>/.exec(limitPage(page(html), '/faq', 'p{}'))?.[1];

test('language, direction and title are the page’s, the style sheet is the hand-written one', () => {
  const html = limitPage(page('<p>x</p>'), '/', '/* why */\np{}');
  expect(html).toContain('<html lang="ar" dir="rtl" class="home">');
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain('<style>\np{}\n</style>');
  expect(html).not.toContain('p > b');
});

test('what is plain HTML stays, without classes and the like', () => {
  expect(
    body('<section class="s"><h2 id="a">T</h2><a class="btn" href="/x" data-y="1">Go</a></section>'),
  ).toBe('<section><h2 id="a">T</h2> <a href="/x">Go</a></section>');
  expect(body('<ul><li>1</li></ul><input name="q" class="i"/>')).toBe('<ul><li>1</li></ul> <input name="q">');
});

test('boxes give way to what is in them; a box of words is a paragraph', () => {
  expect(body('<div><div><h1><span>One. </span><span>Two.</span></h1></div></div>')).toBe(
    '<h1>One.  Two.</h1>',
  );
  expect(body('<div>Some <b>bold</b> words</div>')).toBe('<p>Some <b>bold</b> words</p>');
});

test('a box of links or buttons is a line of its own', () => {
  expect(body('<header><div><select><option>A</option></select></div><nav>B</nav></header>')).toBe(
    '<header><p><select><option>A</option></select></p> <nav>B</nav></header>',
  );
});

test('words that only the style sheet kept apart do not run together', () => {
  expect(body('<p><span>Nov 9</span><span>Filing</span></p>')).toBe('<p>Nov 9 Filing</p>');
  expect(body('<li>Boca Raton, FL<span>Monday</span> <i>10-K</i>, and</li>')).toBe(
    '<li>Boca Raton, FL Monday <i>10-K</i>, and</li>',
  );
  expect(body('<code>a<wbr/>b</code>')).toBe('<code>a<wbr>b</code>');
});

test('a button that only has a picture is left out', () => {
  expect(body('<p>x<button aria-label="Menu"><svg></svg></button></p>')).toBe('<p>x</p>');
});

test('what nobody sees is left out: scripts, closed dialogs, hidden words, drawings', () => {
  expect(
    body(
      '<a class="skip" href="#m">Skip</a><script>if (1 < 2) x("<p>")</script><dialog><p>Menu</p></dialog><p>A<span class="vh"> hidden</span><!-- --><svg><title>t</title><path d="M0"></path></svg></p>',
    )?.trim(),
  ).toBe('<p>A</p>');
});

test('of a drawing its words remain', () => {
  expect(visibleLetters(page('<figure><svg><g><text>Q1</text><text>Q2</text></g></svg></figure>'))).toBe(
    'Q1Q2',
  );
});

test('both pages show the same words', () => {
  const html = page(
    '<div><h1>Head</h1><div>Text <i>here</i></div><table><tr><td>1</td><td>2</td></tr></table></div>',
  );
  expect(visibleLetters(limitPage(html, '/', ''))).toBe(visibleLetters(html));
  expect(visibleLetters(html)).toBe('HeadTexthere12');
});

test('what is no page is named', () => {
  expect(() => limitPage('{}', '/faq', '')).toThrow('/faq is no page');
});
