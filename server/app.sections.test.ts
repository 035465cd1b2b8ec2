import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, it, onTestFinished } from 'vitest';
import { openSite } from '../tests/fixtures/open-site.ts';
import { checkContent } from '../tools/content/check-content.ts';

/** What the tests change, of one file or another. */
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

async function siteWith(file: string, change: (json: Edited) => void) {
  const site = await openSite({}, (contentDir) => {
    const path = join(contentDir, file);
    const json: Edited = JSON.parse(readFileSync(path, 'utf8'));
    change(json);
    writeFileSync(path, JSON.stringify(json));
  });
  onTestFinished(() => site.stop());
  return { site, page: async (path: string) => parse(await (await site.fetch(path)).text()) };
}

/** Says in the first row that a plan includes it. */
function mark({ features }: Edited['comparison'], plan: string) {
  const row = features[0]?.items[0];
  if (row) row[plan] = true;
}

/** The words of second-level headings. */
const headings = (page: ReturnType<typeof parse>) =>
  page.querySelectorAll('main h2').map(({ textContent }) => textContent.trim());

it.each([
  ['/', 'home.json', (json: Edited) => (json.about = { title: '' }), 1],
  ['/', 'home.json', (json: Edited) => (json.features.items = []), 1],
  ['/', 'home.json', (json: Edited) => (json.faq.items = []), 1],
  ['/pricing', 'pricing.json', (json: Edited) => (json.guarantee.title = ''), 1],
  ['/about', 'about.json', (json: Edited) => (json.facts.title = ''), 1],
  ['/solutions', 'solutions.json', (json: Edited) => (json.all.items = []), 1],
])('an empty text or list removes a section of %s (%s, case %#)', async (path, file, change, fewer) => {
  const before = await siteWith(file, () => {});
  const after = await siteWith(file, change);
  const [shipped, left] = [headings(await before.page(path)), headings(await after.page(path))];
  expect(left).toHaveLength(shipped.length - fewer);
  expect(await checkContent(after.site.contentDir)).toEqual([]);
});

it('a section whose field is missing is the shipped one', async () => {
  const { page } = await siteWith('home.json', (json) => delete json.about);
  const shipped: { about: { title: string } } = JSON.parse(readFileSync('content/home.json', 'utf8'));
  expect(headings(await page('/'))).toContain(shipped.about.title);
});

it('a fourth plan has a card, a price in texts and a column of the comparison', async () => {
  const { site, page } = await siteWith('pricing.json', ({ plans, comparison }) => {
    plans.push({ ...plans[0], id: 'scale', name: 'Scale', price: 777, popular: false });
    mark(comparison, 'scale');
  });
  const table = (await page('/pricing')).querySelector('.comparison table');
  const heads = table?.querySelectorAll('thead tr:first-child th').map(({ textContent }) => textContent);
  expect(heads?.slice(1)).toEqual(['Startup', 'Growth', 'Enterprise', 'Scale']);
  const rows = table?.querySelectorAll('tbody tr:has(td)').map((row) => row.querySelectorAll('td').at(-1));
  expect(rows?.filter((cell) => cell?.querySelector('.up'))).toHaveLength(1);
  expect(table?.textContent).toContain('$777');
  expect(await checkContent(site.contentDir)).toEqual([]);
});

it('a column of no plan, and a plan without a column, are named', async () => {
  const { site } = await siteWith('pricing.json', ({ plans, comparison }) => {
    plans.push({ ...plans[0], id: 'scale', name: 'Scale' });
    mark(comparison, 'scaling');
  });
  const problems = await checkContent(site.contentDir);
  expect(problems.map((line) => line.replace(/.*comparison: /, ''))).toEqual([
    'no plan has the id "scaling"',
    'no row says "scale": true, so the column of this plan is empty',
  ]);
});
