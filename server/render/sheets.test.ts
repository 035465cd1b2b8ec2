import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { PUBLIC_LANGUAGES } from '../../site/language/languages.ts';
import { renderPage } from '../../tests/fixtures/site/rendered-page.ts';
import { SITE_PAGES } from '../../tests/fixtures/site/site-pages.ts';

const ALL = Object.entries(
  import.meta.glob<string>('/site/**/*.css', { query: '?inline', import: 'default', eager: true }),
).map(([path, css]) => ({ path, css, root: basename(path, '.css') }));

/** The sheets of components, each named after its root class. */
const OF_COMPONENTS = ALL.filter(
  ({ path }) => !/^\/site\/(?:styles|shell)\/|\/(?:button|dialog|field|notice|layout)\.css$/.test(path),
);

test('a sheet of components is named after its root class', () => {
  const unnamed = OF_COMPONENTS.filter(({ css, root }) => !css.includes(`.${root}`));
  expect(unnamed.map(({ path }) => path)).toEqual([]);
});

test.each(SITE_PAGES)('$path has the sheet of each component in it, and no other', async ({ path }) => {
  const { document } = await renderPage(path);
  const styles = document.querySelectorAll('style').map(({ textContent }) => textContent);
  const has = OF_COMPONENTS.filter(({ css }) => styles.some((text) => text.includes(css)));
  const needs = OF_COMPONENTS.filter(({ root }) => document.querySelector(`.${root}`));
  expect(has.map((sheet) => sheet.path)).toEqual(needs.map((sheet) => sheet.path));
});

test('a page without a part lacks its sheet too', async () => {
  const views = [{ title: 'One', drawing: 'deal' }];
  for (const [look, has] of [
    [{ title: 'Inside', note: 'Examples.', views }, ['look', 'caption']],
    [{ title: 'Inside', views }, ['look']],
    [{ title: 'Inside', note: 'Examples.' }, []],
  ] as const) {
    const page = { address: '/new', hero: { title: 'New' }, blocks: [{ kind: 'look', ...look }] };
    const { html } = await renderPage('/new', { files: { 'pages/new.json': page } });
    const brought = OF_COMPONENTS.filter(({ css }) => html.includes(css)).map(({ root }) => root);
    expect(brought.filter((root) => ['look', 'caption'].includes(root)).toSorted()).toEqual(has.toSorted());
  }
});

test('the tokens come first, and pages after blocks', async () => {
  const { html } = await renderPage('/solutions');
  const places = ['styles/tokens', 'styles/base', 'blocks/page-head', 'pages/solutions/stages'].map((name) =>
    html.indexOf(ALL.find(({ path }) => path === `/site/${name}.css`)?.css ?? ''),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('the sheets of languages are for documents in them', async () => {
  const named = ALL.filter(({ path }) => path.startsWith('/site/styles/languages/'));
  const codes = new Set(named.flatMap(({ root }) => root.split('-')));
  const known = new Set(PUBLIC_LANGUAGES.map(({ code }): string => code));
  expect([...codes].filter((code) => !known.has(code))).toEqual([]);
  for (const code of ['en', 'de', 'ja', 'ar']) {
    const { html } = await renderPage(code === 'en' ? '/faq' : `/${code}/faq`);
    const has = named.filter(({ css }) => html.includes(css)).map(({ root }) => root);
    expect(has).toEqual(named.map(({ root }) => root).filter((root) => root.split('-').includes(code)));
  }
});
