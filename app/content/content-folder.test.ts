import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ContentReport } from './parse-with-defaults.ts';
import { ContentFolder } from './content-folder.server.ts';
import { contactContent } from './files/contact.ts';
import { homeContent } from './files/home.ts';
import { pricingContent } from './files/pricing.ts';

let directory: string;
let reports: ContentReport[];
let folder: ContentFolder;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'content-'));
  reports = [];
  folder = new ContentFolder(directory, (report) => reports.push(report));
});
afterEach(() => rmSync(directory, { recursive: true }));

function edit(name: string, body: string) {
  writeFileSync(join(directory, name), body);
}

test('an edit shows on the next read', async () => {
  edit('home.json', '{"hero":{"title":"One"}}');
  expect((await folder.read(homeContent)).content.hero.title).toBe('One');
  const before = folder.version();
  edit('home.json', '{"hero":{"title":"Two"}}');
  expect(folder.version()).not.toBe(before);
  expect((await folder.read(homeContent)).content.hero.title).toBe('Two');
});

test('an edit of the same length within the same second shows too', async () => {
  edit('home.json', '{"hero":{"title":"One"}}');
  await folder.read(homeContent);
  const second = new Date(1_700_000_000_000);
  utimesSync(join(directory, 'home.json'), second, second);
  await folder.read(homeContent);
  edit('home.json', '{"hero":{"title":"Two"}}');
  utimesSync(join(directory, 'home.json'), second, second);
  expect((await folder.read(homeContent)).content.hero.title).toBe('Two');
});

test('a missing file gives the defaults, the specified error and no version', async () => {
  const loaded = await folder.read(homeContent);
  expect(loaded.error).toBe('Failed to load home.json: 404');
  expect(loaded.version).toBeUndefined();
  expect(loaded.content.stats).toHaveLength(4);
});

test('a file that is not JSON is 500, and the report names file, line and column', async () => {
  edit('home.json', '{\n  "hero": {\n    "title": "One",,\n  }\n}');
  expect((await folder.read(homeContent)).error).toBe('Failed to load home.json: 500');
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ file: 'home.json', kind: 'unreadable' });
  expect(JSON.stringify(reports[0])).toContain('home.json:3:20');
});

test('the report of a short file that is not JSON has the position too', async () => {
  edit('home.json', 'x');
  await folder.read(homeContent);
  expect(JSON.stringify(reports[0])).toContain('home.json:1:1');
});

test('a byte-order mark is tolerated', async () => {
  edit('home.json', '\uFEFF{"hero":{"title":"One"}}');
  expect((await folder.read(homeContent)).content.hero.title).toBe('One');
  expect(await folder.file('home.json')).toMatchObject({ status: 200, body: '{"hero":{"title":"One"}}' });
});

test('a wrong field is reported once per version of the file', async () => {
  edit('contact.json', '{"consultation":{"button_text":5}}');
  await folder.read(contactContent);
  await folder.read(contactContent);
  expect(reports).toEqual([
    {
      file: 'contact.json',
      kind: 'field',
      at: '1:32',
      path: 'consultation.button_text',
      found: '5',
      expected: 'a text',
    },
  ]);
});

test('the last good price of a plan replaces a wrong one, on pages and under /data/', async () => {
  const plans = (startup: unknown, growth: unknown) =>
    JSON.stringify({ plans: [{ id: 'growth', price: growth }, 'x', { id: 'startup', price: startup }] });
  const prices = async () =>
    (await folder.read(pricingContent)).content.plans.map(({ id, price }) => [id, price]);
  edit('pricing.json', plans(499, '1499'));
  expect(await prices()).toEqual([
    ['growth', 'unavailable'],
    ['startup', 499],
  ]);
  edit('pricing.json', plans('549', 1500));
  reports = [];
  expect(await prices()).toEqual([
    ['growth', 1500],
    ['startup', 499],
  ]);
  expect(reports).toContainEqual(
    expect.objectContaining({ path: 'plans[2].price', found: '"549"', file: 'pricing.json' }),
  );
  const served = await folder.file('pricing.json');
  expect(served).toMatchObject({ body: plans(499, 1500) });
  edit('pricing.json', plans('', true));
  expect(await prices()).toEqual([
    ['growth', 1500],
    ['startup', null],
  ]);
});

test('only content files are read', async () => {
  edit('secret.json', '{}');
  expect(await folder.file('secret.json')).toBeUndefined();
  expect(await folder.file('../package.json')).toBeUndefined();
});

test('has the versions of all readable files', async () => {
  edit('home.json', '{}');
  edit('about.json', '{');
  expect([...(await folder.versions()).keys()]).toEqual(['home.json']);
});
