import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import builtIn from '../../site/content/built-in.json' with { type: 'json' };
import { contentWith, renderPage, textOf, textsOf } from '../fixtures/site/rendered-page.ts';
import { checkContent } from '../../editor/content/check-content.ts';
import { CONTENT } from '../fixtures/content-folder.ts';

/** The changes that tests make to files. */
interface Edited {
  about?: unknown;
  features: { items: unknown[] };
  faq: { items: unknown[] };
  guarantee: { title: string };
  facts: { title: string };
  all: { items: unknown[] };
  plans: object[];
  comparison: { features: { items: Record<string, string | boolean>[] }[] };
}

/** A shipped file with a change, by its name. */
function edited(file: string, change: (json: Edited) => void): Record<string, Edited> {
  const json: Edited = JSON.parse(readFileSync(join(CONTENT, file), 'utf8'));
  change(json);
  return { [file]: json };
}

const headings = async (path: string, files = {}) =>
  textsOf((await renderPage(path, { files })).document, 'main h2');

test.each([
  ['/', 'home.json', (json: Edited) => (json.about = { title: '' })],
  ['/', 'home.json', (json: Edited) => (json.features.items = [])],
  ['/', 'home.json', (json: Edited) => (json.faq.items = [])],
  ['/pricing', 'pricing.json', (json: Edited) => (json.guarantee.title = '')],
  ['/about', 'about.json', (json: Edited) => (json.facts.title = '')],
  ['/solutions', 'solutions.json', (json: Edited) => (json.all.items = [])],
])('an empty text or list removes a section of %s (%s, case %#)', async (path, file, change) => {
  const files = edited(file, change);
  expect(await headings(path, files)).toHaveLength((await headings(path)).length - 1);
  expect(await checkContent(contentWith(files))).toEqual([]);
});

test('a section whose field is missing has the shipped text', async () => {
  const files = edited('home.json', (json) => delete json.about);
  expect(await headings('/', files)).toContain(builtIn['home.json'].about.title);
});

/** A fourth plan, which the first row of the comparison names so. */
const withFourth = (id: string) =>
  edited('pricing.json', ({ plans, comparison }) => {
    plans.push({ ...plans[0], id: 'scale', name: 'Scale', price: 777, popular: false });
    const row = comparison.features[0]?.items[0];
    if (row) row[id] = true;
  });

test('a fourth plan has a card, a price in texts and a column of the comparison', async () => {
  const files = withFourth('scale');
  const { document } = await renderPage('/pricing', { files });
  const table = document.querySelector('.comparison table');
  const heads = table?.querySelectorAll('thead tr:first-child th').map(textOf);
  expect(heads?.slice(1)).toEqual(['Startup', 'Growth', 'Enterprise', 'Scale']);
  const rows = table?.querySelectorAll('tbody tr:has(td)').map((row) => row.querySelectorAll('td').at(-1));
  expect(rows?.filter((cell) => cell?.querySelector('.up'))).toHaveLength(1);
  expect(textOf(table)).toContain('$777');
  expect(await checkContent(contentWith(files))).toEqual([]);
});

test('a column without a plan, and a plan without a column, are reported', async () => {
  const problems = await checkContent(contentWith(withFourth('scaling')));
  expect(problems.map((line) => line.replace(/.*comparison: /, ''))).toEqual([
    'no plan has the id "scaling"',
    'no row says "scale": true, so the column of this plan is empty',
  ]);
});

test('a page may show large views in a strip; one of them moves and can be paused', async () => {
  const views = [
    { title: 'The draft', drawing: 'release-draft', moves: true },
    { title: 'The year', drawing: 'filing-calendar' },
  ];
  const strip = { kind: 'look', title: 'Inside', note: 'Drawn with example figures.', views };
  const file = (blocks: object[]) => ({
    'pages/inside.json': { address: '/inside', hero: { title: 'Inside it' }, blocks },
  });
  const { document } = await renderPage('/inside', { files: file([strip]) });
  expect(textsOf(document, '.view h3')).toEqual(['1 The draft', '2 The year']);
  expect(textOf(document.querySelector('.look .caption'))).toBe(strip.note);
  expect(document.querySelectorAll('.look [type=checkbox]')).toHaveLength(1);
  const still = file([{ ...strip, views: views.slice(1) }]);
  const other = await renderPage('/inside', { files: still });
  expect(other.document.querySelectorAll('.view')).toHaveLength(1);
  expect(other.document.querySelectorAll('.look [type=checkbox]')).toHaveLength(0);
});
