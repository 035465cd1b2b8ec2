import { expect, test } from 'vitest';
import homeJson from '../../fixtures/content/home.json' with { type: 'json' };
import { compileDictionary } from '../../../site/language/dictionary.ts';
import { ENGLISH } from '../../../site/language/text.ts';
import { renderPage, textOf, textsOf } from '../../fixtures/site/rendered-page.ts';

const german = compileDictionary({ About: 'Über uns', prices: 'Preise', Tomorrow: 'Morgen' });

async function germanHome(title: string) {
  const files = {
    'home.json': { ...homeJson, hero: { ...homeJson.hero, title } },
    'pricing.json': { plans: [{ id: 'growth', name: 'Growth', price: 1499 }] },
  };
  const { document } = await renderPage('/de', { files, dictionary: german });
  return document;
}

test('a changed text without a translation is shown whole, marked as English', async () => {
  const document = await germanHome('All prices, about us');
  const heading = document.querySelector('h1');
  expect(textOf(heading)).toBe('All prices, about us');
  expect(heading?.attributes).toMatchObject({ lang: 'en', dir: 'ltr' });
  // Attributes hold only the text.
  expect(document.toString()).not.toContain('[object Object]');
});

test('its prices are written as English writes them', async () => {
  const heading = (await germanHome('All plans, from {price.growth}')).querySelector('h1');
  expect(textOf(heading)).toBe('All plans, from $1,499');
});

test('an untranslated label is marked as English, in a separate element', async () => {
  const common = { navigation: { main_menu: [{ label: 'About us', path: '/about' }] } };
  const { document } = await renderPage('/de', {
    files: { 'common.json': common },
    dictionary: german,
  });
  const link = document.querySelector('header nav a');
  expect(textOf(link)).toBe('About us');
  expect(link?.querySelector('bdi')?.attributes).toEqual({ lang: 'en', dir: 'ltr' });
});

test('untranslated sentences that each start a line are marked as English', async () => {
  const files = { 'pricing.json': { guarantee: { description: 'Try all of it. Then pay.' } } };
  const { document } = await renderPage('/de/pricing', { files, dictionary: german });
  const promise = document.querySelector('.promise');
  expect(textsOf(document, '.promise .sentence')).toEqual(['Try all of it.', 'Then pay.']);
  expect(promise?.attributes).toMatchObject({ lang: 'en', dir: 'ltr' });
});

test.each([
  ['a title without a translation', 'All prices', ENGLISH],
  ['a title with the brand in it, without a translation', 'All prices of {brand}', ENGLISH],
  ['a translated title', 'Prices, about', {}],
])('%s says its language in the head', async (_, title, attributes) => {
  const files = { 'home.json': { ...homeJson, seo: { ...homeJson.seo, title } } };
  const { document } = await renderPage('/de', { files, dictionary: german });
  expect(document.querySelector('title')?.attributes).toEqual(attributes);
});

test('the title of the feed says its language', async () => {
  const { document } = await renderPage('/de/intel', { dictionary: german });
  expect(document.querySelector('link[type="application/atom+xml"]')?.attributes).toMatchObject(ENGLISH);
});

test('a changed text that its phrases cover is translated and not marked', async () => {
  const heading = (await germanHome('Prices, about, tomorrow')).querySelector('h1');
  expect(textOf(heading)).toBe('Preise, Über uns, Morgen');
  expect(heading?.attributes).toEqual({});
});

test('an English page marks nothing', async () => {
  const { document } = await renderPage('/', { files: { 'home.json': { hero: { title: 'All prices' } } } });
  expect(document.querySelectorAll('main bdi[lang]')).toHaveLength(0);
});

test('a figure that an editor changes is written as each language does, unless a translator wrote it', async () => {
  const stats = ['$60B+', '€5', '$50B+', '98%'].map((value) => ({ value, label: value }));
  const figures = async (path: string) => {
    const { document } = await renderPage(path, { files: { 'home.json': { ...homeJson, stats } } });
    return textsOf(document, '.stats dd');
  };
  expect(await figures('/')).toEqual(['$60B+', '€5', '$50B+', '98%']);
  expect(await figures('/de')).toEqual(['60+ Mrd. $', '5 €', 'über 50 Mrd. $', '98 %']);
});
