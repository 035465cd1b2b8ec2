import { expect, test } from 'vitest';
import { renderPage, textOf, textsOf } from '../fixtures/rendered-page.ts';

test.each([
  ['/zh', 'zh-Hans'],
  ['/pt', 'pt-BR'],
  ['/no', 'nb'],
  ['/de', 'de'],
])('%s says which variety of its language it is: %s', async (path, tag) => {
  const { document } = await renderPage(path);
  expect(document.querySelector('html')?.getAttribute('lang')).toBe(tag);
});

test.each([
  ['/ja', ['lastName', 'firstName']],
  ['/de', ['firstName', 'lastName']],
])('the form of %s/contact asks for names in the order of its language', async (path, names) => {
  const { document } = await renderPage(`${path}/contact`);
  const fields = document.querySelectorAll('main form .two input').map((field) => field.getAttribute('name'));
  expect(fields.slice(0, 2)).toEqual(names);
});

test.each(['zh', 'ja', 'ko'])(
  'the note under the form of /%s names the family name first too',
  async (code) => {
    const { document } = await renderPage(`/${code}/contact`);
    const labels = document.querySelectorAll('main form .two label').slice(0, 2).map(textOf);
    const note = textOf(document.querySelector('.form-note'));
    expect(note.startsWith(labels[0] ?? '-')).toBe(true);
    expect(note).toContain(labels[1]);
  },
);

test('a noun under a figure has the plural form that the figure demands', async () => {
  const { document } = await renderPage('/ru/showcase');
  expect(textsOf(document, '.issuer .counted').join()).toMatch(/497\s?акров/);
});

test('a negative amount has its sign before the currency', async () => {
  const stats = [{ value: '-$0.45M', label: 'AI Monitoring' }];
  const { document } = await renderPage('/ar', { files: { 'home.json': { stats } } });
  expect(textOf(document.querySelector('.stats dd'))).toMatch(/^−[^−]*0\.45/);
});
