import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { PUBLIC_LANGUAGES, tagOf } from '../../../site/language/languages.ts';
import { localizePath, parseLocalizedPath } from '../../../site/language/paths/localized-path.ts';
import { hrefsOf, renderPage, textOf, textsOf } from '../../fixtures/site/rendered-page.ts';

test('every link of a page under a language keeps it', async () => {
  const links =
    hrefsOf((await renderPage('/de/pricing')).document.querySelector('body'), 'a[href^="/"]') ?? [];
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => parseLocalizedPath(href ?? '').language !== 'de')).toEqual([]);
});

test.each(['zh', 'ja', 'ko'])(
  'the form of /%s/contact asks for the family name first, and its note names it first',
  async (code) => {
    const form = (await renderPage(`/${code}/contact`)).document.querySelector('main form');
    const names = form?.querySelectorAll('.two input').map((field) => field.getAttribute('name'));
    expect(names?.slice(0, 2)).toEqual(['lastName', 'firstName']);
    const [family = '-', given = '-'] = form?.querySelectorAll('.two label').map(textOf) ?? [];
    const note = textOf(form?.querySelector('.form-note'));
    expect(note.startsWith(family)).toBe(true);
    expect(note).toContain(given);
  },
);

test('a noun under a figure has the plural form that the figure demands', async () => {
  const { document } = await renderPage('/ru/showcase');
  expect(textsOf(document, '.company .counted').join()).toMatch(/497\s?акров/);
});

test('a negative amount has its sign before the currency', async () => {
  const stats = [{ value: '-$0.45M', label: 'AI Monitoring' }];
  const { document } = await renderPage('/ar', { files: { 'home.json': { stats } } });
  expect(textOf(document.querySelector('.stats dd'))).toMatch(/^−[^−]*0\.45/);
});

test.each(['/', '/de/pricing', '/nowhere', '/no/nowhere'])(
  '%s has a link without scripts to each other language',
  async (address) => {
    const { document } = await renderPage(address);
    const links = parse(document.querySelector('footer noscript')?.innerHTML ?? '').querySelectorAll('a');
    const { language = 'en', path } = parseLocalizedPath(address);
    const target = path === '/nowhere' ? '/' : path;
    const others = PUBLIC_LANGUAGES.filter(({ code }) => code !== language);
    expect(
      links.map((link) => [link.text, link.getAttribute('href'), link.getAttribute('hreflang')]),
    ).toEqual(others.map(({ code, name }) => [name, localizePath(code, target), tagOf(code)]));
  },
);

test.each([
  ['/', 'en', 'en_US'],
  ['/de', 'de', 'de_DE'],
  ['/no', 'nb', 'nb_NO'],
  ['/ar', 'ar', 'ar_AR'],
  ['/zh', 'zh-Hans', 'zh_CN'],
  ['/pt', 'pt-BR', 'pt_BR'],
])('%s says which variety of its language it is: %s, and %s to Open Graph', async (address, tag, locale) => {
  const { document } = await renderPage(address);
  expect(document.querySelector('html')?.getAttribute('lang')).toBe(tag);
  expect(document.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe(locale);
});

test('the description of a social card has the words of the card, in English in every language', async () => {
  for (const path of ['/api', '/de/api', '/ja/pricing', '/ar/solutions/one-quarter']) {
    const { document } = await renderPage(path);
    const { document: english } = await renderPage(path.replace(/^\/(de|ja|ar)\//, '/'));
    const alt = (page: typeof document) =>
      page.querySelector('meta[property="og:image:alt"]')?.getAttribute('content') ?? '';
    expect(alt(document)).toBe(alt(english));
    expect(alt(english)).toBe(textOf(english.querySelector('title')));
  }
});
