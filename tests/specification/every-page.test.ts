import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import type { HTMLElement } from 'node-html-parser';
import { PUBLIC_LANGUAGES, type LanguageCode } from '../../site/language/languages.ts';
import { localizePath } from '../../site/language/paths/localized-path.ts';
import { speaker } from '../e2e/language/phrases.ts';
import { TEST_ALL } from '../fixtures/effort.ts';
import { joinedWords } from '../fixtures/text/joined-words.ts';
import { MODULE_PAGES, SITE_PAGES } from '../fixtures/site/site-pages.ts';
import { renderPage, textOf, type RenderedPage } from '../fixtures/site/rendered-page.ts';

const PATHS = SITE_PAGES.map(({ path }) => path);
const STATES = ['/nowhere', '/intel?tag=AI', '/intel?tag=none', '/support?q=status', '/support?q=none'];

const rendered = (paths: readonly string[]): Promise<[string, RenderedPage][]> =>
  Promise.all(paths.map(async (path): Promise<[string, RenderedPage]> => [path, await renderPage(path)]));

/** The findings in pages, each with its path. */
const foundIn = (pages: readonly [string, RenderedPage][], find: (page: HTMLElement) => HTMLElement[]) =>
  pages.flatMap(([path, { document }]) =>
    find(document).map((one) => `${path}: ${one.toString().slice(0, 100)}`),
  );

/** The rules of https://html-validate.org/rules/ as this site keeps them: all that are recommended, except in questions of style. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React's way to write HTML: names of attributes in camel case, `checked=""`, `<br/>`, ids such as `_R_1_`.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    'void-style': ['error', { style: 'selfclose' }],
    'valid-id': ['error', { relaxed: true }],
    // Dialogs begin with an h2: their page has the one h1.
    'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
    // Pages name scripts and sheets of this site only. The entry script is checked against the build (server/app.test.ts).
    'require-sri': ['error', { target: 'crossorigin' }],
    // Without a type, an input takes text.
    'no-implicit-input-type': 'off',
    // How much of a title search engines show is no fault of the markup.
    'long-title': 'off',
  },
});

describe('every page', async () => {
  const pages = await rendered(PATHS);
  const german = await rendered(PATHS.map((path) => `/de${path}`));

  test('has the one header, the one footer, the banner, the two dialogs and one heading of its own', () => {
    const parts = ['header.bar-slot', 'footer.foot', '.consent', 'dialog#join', 'dialog', 'h1'];
    const counts = pages.map(([path, { document }]) => [
      path,
      ...parts.map((part) => document.querySelectorAll(part).length),
    ]);
    expect(counts).toEqual(PATHS.map((path) => [path, 1, 1, 1, 1, 2, 1]));
  });

  test('opens links out of the site in a new tab, keeps the opener away and says so', () => {
    const links = (page: HTMLElement) => page.querySelectorAll('a[href^=http]');
    expect(foundIn(pages, links).length).toBeGreaterThan(50);
    const isCareless = (link: HTMLElement) =>
      link.getAttribute('target') !== '_blank' ||
      link.getAttribute('rel') !== 'noopener' ||
      !textOf(link).includes('(opens in a new tab)');
    expect(foundIn(pages, (page) => links(page).filter(isCareless))).toEqual([]);
  });

  test('has no element of HTML in a drawing, which would not show it', () => {
    expect(foundIn(pages, (page) => page.querySelectorAll('svg bdi, svg span'))).toEqual([]);
  });

  test('never shows `[object Object]` in place of a text, in any attribute, title or data', () => {
    const wrong = [...pages, ...german].filter(([, { html }]) => html.includes('[object Object]'));
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  test('embeds nothing, and loads nothing from another site', () => {
    const foreign = 'iframe, embed, object, [src*="//"], [srcset*="//"], link[rel=stylesheet][href*="//"]';
    expect(foundIn(pages, (page) => page.querySelectorAll(foreign))).toEqual([]);
  });

  test('is valid HTML, in right-to-left languages too', async () => {
    const arabic = ['/nowhere', ...(TEST_ALL ? MODULE_PAGES : ['/', '/pricing', '/tools/filing-dates'])];
    const others = await rendered(['/nowhere', ...arabic.map((path) => localizePath('ar', path))]);
    for (const [path, { html }] of [...pages, ...others]) {
      const { results } = await validator.validateString(html, path);
      expect(results).toEqual([]);
    }
  });

  test('begins a group of rows with its heading', () => {
    const misplaced = (page: HTMLElement) =>
      page
        .querySelectorAll('[scope=rowgroup]')
        .filter((heading) => heading.closest('tbody')?.querySelector('th') !== heading);
    expect(foundIn(pages, (page) => page.querySelectorAll('[scope=colgroup]'))).toEqual([]);
    expect(foundIn(pages, misplaced)).toEqual([]);
  });

  test('keeps the words of neighbors apart without its styles', async () => {
    const joined = [...pages, ...(await rendered(STATES))].map(([path, { document }]) => [
      path,
      joinedWords(document),
    ]);
    expect(joined).toEqual([...PATHS, ...STATES].map((path) => [path, []]));
  });

  test('says in German that a link leads to an English text, and never in English', () => {
    expectEnglishNamed('de', german);
    const named = (page: HTMLElement) => page.querySelectorAll('a[hreflang]');
    expect(foundIn(pages, named)).toEqual([]);
    expect(pages.filter(([, { document }]) => textOf(document).includes('(in English)'))).toEqual([]);
  });

  test('declares no label in German to be in another language', () => {
    const labels = 'body [lang][aria-label]:not([lang=de])';
    expect(foundIn(german, (page) => page.querySelectorAll(labels))).toEqual([]);
  });
});

const LONG_TEXT =
  /^(?:\/[a-z]{2})?\/(?:intel\/[a-z0-9-]+|privacy-policy|compliance|terms-of-service|data-processing)(?:[?#]|$)/;

/** Every link to a text that is in English says so in its name, and no other link does. */
function expectEnglishNamed(code: LanguageCode, pages: readonly [string, RenderedPage][]) {
  const mark = speaker(code)('(in English)');
  const isLong = (link: HTMLElement) => LONG_TEXT.test(link.getAttribute('href') ?? '');
  const isNamed = (link: HTMLElement) => [
    link.getAttribute('hreflang') === 'en',
    textOf(link).includes(mark),
  ];
  const links = (page: HTMLElement) => page.querySelectorAll('a[href]');
  expect(foundIn(pages, (page) => links(page).filter(isLong)).length).toBeGreaterThan(6);
  const wrong = (link: HTMLElement) => isNamed(link).some((named) => named !== isLong(link));
  expect(foundIn(pages, (page) => links(page).filter(wrong))).toEqual([]);
  // The mark can go to a separate line: with the word before it, it is wider than a phone.
  // Chinese and Japanese write no space, and may break a line anywhere.
  const hasSpaces = code !== 'zh' && code !== 'ja';
  const stuck = (link: HTMLElement) => hasSpaces && /\S<small|<small[^>]*>\s/.test(link.innerHTML);
  expect(foundIn(pages, (page) => links(page).filter(stuck))).toEqual([]);
}

test.each(PUBLIC_LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en' && code !== 'de'))(
  'in %s the list of articles names each link to a text that is in English so',
  async (code) => expectEnglishNamed(code, await rendered([`/${code}/intel`])),
);

test.each([
  ['/', ['FAQPage', 'Organization']],
  ['/faq', ['BreadcrumbList', 'FAQPage']],
  ['/support', ['BreadcrumbList', 'FAQPage']],
  ['/pricing', ['BreadcrumbList', 'FAQPage', 'Product']],
  ['/intel/ai-intelligence-article', ['Article', 'BreadcrumbList']],
])('%s tells search engines what it is: %j', async (path, kinds) => {
  const facts = (await renderPage(path)).document.querySelectorAll('script[type="application/ld+json"]');
  const things = facts.map(({ rawText }) => JSON.parse(rawText));
  expect(things.map((thing) => thing['@type']).toSorted()).toEqual(kinds);
  for (const { itemListElement = [], mainEntity = [] } of things) {
    for (const [index, { position, name, item }] of itemListElement.entries())
      expect([position, name, URL.canParse(item)]).toEqual([index + 1, expect.stringMatching(/./), true]);
    for (const { name, acceptedAnswer } of mainEntity)
      expect([name, acceptedAnswer]).toEqual([
        expect.stringMatching(/\?$/),
        { '@type': 'Answer', text: expect.any(String) },
      ]);
  }
});

test.each(['/', '/about', '/faq', '/contact', '/pricing', '/solutions'])(
  'Book A Demo on %s leads to the scheduling page of contact.json',
  async (path) => {
    const calendly_link = 'https://calendly.com/our-team';
    const files = { 'contact.json': { consultation: { calendly_link } } };
    const demo = (await renderPage(path, { files })).document
      .querySelectorAll('main a')
      .filter((link) => textOf(link).startsWith('Book A Demo'));
    expect(demo.length).toBeGreaterThan(0);
    expect(demo.map((link) => link.getAttribute('href'))).toEqual(demo.map(() => calendly_link));
  },
);
