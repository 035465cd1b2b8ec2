import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ContentReport } from './live-files.server.ts';
import { ContentFolder } from './content-folder.server.ts';
import { contactContent } from './files/contact.ts';
import { homeContent } from './files/home.ts';
import { pricingContent } from './files/pricing.ts';
import { LARGEST_FILE } from './text-file.server.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';

let directory: string;
let reports: ContentReport[];
let folder: ContentFolder;

beforeEach(() => {
  directory = temporaryFolder();
  reports = [];
  folder = new ContentFolder(directory, (report) => reports.push(report));
  // Other files are checked against its plans.
  edit('pricing.json', '{}');
});

async function served(name: string): Promise<unknown> {
  const file = await folder.file(name);
  return file?.status === 200 ? JSON.parse(file.body) : file?.status;
}

function edit(name: string, body: string) {
  writeFileSync(join(directory, name), body);
}

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

test('a missing file gives the defaults, and the specified error', async () => {
  const loaded = await folder.read(homeContent);
  expect(loaded.error).toBe('Failed to load home.json: 404');
  expect(loaded.content.stats).toHaveLength(4);
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
  const pricesAfter = async (startup: unknown, growth: unknown) => {
    const plans = [{ id: 'growth', price: growth }, 'x', { id: 'startup', price: startup }];
    edit('pricing.json', JSON.stringify({ plans }));
    const { content } = await folder.read(pricingContent);
    return Object.fromEntries(content.plans.map(({ id, price }) => [id, price]));
  };
  expect(await pricesAfter(499, '1499')).toEqual({ growth: 'unavailable', startup: 499 });
  reports = [];
  expect(await pricesAfter('549', 1500)).toEqual({ growth: 1500, startup: 499 });
  expect(reports).toContainEqual(
    expect.objectContaining({ path: 'plans[2].price', found: '"549"', file: 'pricing.json' }),
  );
  expect(await served('pricing.json')).toMatchObject({ plans: [{ price: 1500 }, { price: 499 }] });
  expect(await pricesAfter('', true)).toEqual({ growth: 1500, startup: null });
});

test.each(['pirce', 'cost'])(
  'a plan with a price called %s keeps its last good one, or makes no claim',
  async (name) => {
    const plan = async () => (await folder.read(pricingContent)).content.plans[0]?.price;
    const pricingFaults = async () => (await folder.faults()).filter((fault) => fault.includes('pricing'));
    edit('pricing.json', `{"plans":[{"id":"startup","${name}":549}]}`);
    expect(await plan()).toBe('unavailable');
    edit('pricing.json', '{"plans":[{"id":"startup","price":499}]}');
    expect(await plan()).toBe(499);
    edit('pricing.json', `{"plans":[{"id":"startup","${name}":549}]}`);
    expect(await plan()).toBe(499);
    expect(await pricingFaults()).toEqual([
      expect.stringContaining(`plans[0].${name}: found 549, expected nothing`),
    ]);
    for (const custom of ['', ', "price": null']) {
      edit('pricing.json', `{"plans":[{"id":"startup"${custom}}]}`);
      expect(await plan()).toBeNull();
      expect(await pricingFaults()).toEqual([]);
    }
  },
);

describe('a page', () => {
  const page = (fields: object) => {
    mkdirSync(join(directory, 'pages'), { recursive: true });
    edit('pages/new.json', JSON.stringify({ address: '/new', ...fields, hero: { title: 'New' } }));
  };

  test.each([
    { drat: true },
    { draft: false, Draft: true },
    { publish: '2027-03-01' },
    { published: '2025-09-01', publish: '2027-03-01' },
    { published: 'March 1' },
  ])('that says %j is held back, and the field is named', async (fields) => {
    page(fields);
    expect((await folder.pages()).get('/new')).toBeUndefined();
    expect(await folder.faults()).toContainEqual(expect.stringContaining(Object.keys(fields).at(-1) ?? ''));
  });

  test.each(['subtitle', 'data', 'trade', 'art'])('with the unknown field %s is shown', async (name) => {
    page({ [name]: 'x' });
    expect((await folder.pages()).get('/new')).toBeDefined();
  });

  test('is one that ships when the folder is gone, as git leaves none without a file', async () => {
    const shipped = [...(await folder.pages()).keys()];
    page({});
    expect([...(await folder.pages()).keys()]).toEqual(['/new']);
    rmSync(join(directory, 'pages'), { recursive: true });
    expect([...(await folder.pages()).keys()]).toEqual(shipped);
    expect((await folder.faults()).join()).not.toContain('pages cannot be read');
  });
});

describe('a field that is wrong has its shipped value, on pages and under /data/:', () => {
  test.each([
    ['a value of the wrong type', { title: 5, description: 'New' }, 'hero.title'],
    ['an empty headline', { title: ' ', description: 'New' }, 'hero.title'],
    ['a misspelled name', { titel: 'New', description: 'New' }, 'hero.titel'],
  ])('%s', async (_, hero, path) => {
    edit('home.json', '{}');
    const shipped = (await folder.read(homeContent)).content.hero.title;
    edit('home.json', JSON.stringify({ hero }));
    expect((await folder.read(homeContent)).content.hero).toMatchObject({
      title: shipped,
      description: 'New',
    });
    expect(await served('home.json')).toMatchObject({ hero: { description: 'New' } });
    expect(await folder.faults()).toContainEqual(expect.stringMatching(`home.json:1:\\d+ ${path}: found `));
    expect(reports).toContainEqual(expect.objectContaining({ kind: 'field', path }));
    // With a byte-order mark.
    edit('home.json', '\uFEFF{"hero":{"title":"Good"}}');
    expect((await folder.read(homeContent)).content.hero.title).toBe('Good');
    expect(await folder.file('home.json')).toMatchObject({ body: '{"hero":{"title":"Good"}}' });
    expect((await folder.faults()).filter((fault) => fault.includes('home.json'))).toEqual([]);
  });

  test.each(['{"hero":[]}', '{"hero":7}', '[]', 'null'])('the whole of %s', async (wrong) => {
    edit('home.json', '{}');
    const shipped = (await folder.read(homeContent)).content.hero;
    edit('home.json', wrong);
    expect((await folder.read(homeContent)).content.hero).toEqual(shipped);
  });
});

test('an entry of a list with a wrong figure shows none, and never that of another', async () => {
  const stats = [
    { value: 7, label: 'Funds' },
    { value: '98%', label: 'Satisfaction' },
  ];
  edit('home.json', JSON.stringify({ stats }));
  expect((await folder.read(homeContent)).content.stats).toEqual([{ value: '', label: 'Funds' }, stats[1]]);
});

test.each([
  [
    'twice',
    '{\n  "hero": { "title": "One" },\n  "hero": { "title": "Good" }\n}',
    /:3:\d+ hero: found this name twice/,
  ],
  [
    'though JavaScript keeps it for itself',
    '{ "hero": { "title": "Good", "__proto__": { "x": 1 } } }',
    /:1:\d+ hero\.__proto__: found this name/,
  ],
])('a name that an object has %s is a fault with its place', async (_, body, fault) => {
  edit('about.json', body);
  expect(await served('about.json')).toMatchObject({ hero: { title: 'Good' } });
  expect(await folder.faults()).toContainEqual(expect.stringMatching(fault));
});

test('many mistakes in one file tell no more than fifty, and unknown names stay out', async () => {
  const items = Array.from({ length: 3000 }, (_, index) => ({ questoin: `${index}?`, answer: 'Yes' }));
  edit('faq.json', JSON.stringify({ items }));
  const wrong = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`name${index}`, 'x']));
  edit('about.json', JSON.stringify({ hero: { title: 'Good', ...wrong }, ...wrong }));
  const faults = await folder.faults();
  expect(faults.filter((fault) => fault.includes('faq.json'))).toHaveLength(51);
  expect(faults.findLast((fault) => fault.includes('about.json'))).toMatch(/: and 3950 more problems/);
  expect(await served('about.json')).toMatchObject({ hero: { title: 'Good' } });
});

describe('a file that cannot be read', () => {
  const title = async () => (await folder.read(homeContent)).content.hero.title;
  const fault = async () => (await folder.faults()).find((line) => line.includes('home.json'));

  test('as UTF-8 stays as it was, and the fault says where', async () => {
    edit('home.json', '{"hero":{"title":"Good"}}');
    expect(await title()).toBe('Good');
    writeFileSync(join(directory, 'home.json'), '{\n "hero":{"title":"Gr\xFC\xDFe"}}', 'latin1');
    expect(await title()).toBe('Good');
    expect(await fault()).toMatch(/home\.json:2:21 is not UTF-8/);
  });

  test('because it never ends costs this file only', async () => {
    execFileSync('mkfifo', [join(directory, 'home.json')]);
    expect((await folder.read(homeContent)).error).toBe('Failed to load home.json: 500');
    expect(await fault()).toContain('it is no regular file');
  });

  test('because it is too large is a fault', async () => {
    edit('home.json', JSON.stringify({ hero: { title: 'x'.repeat(LARGEST_FILE) } }));
    expect(await fault()).toContain('it has more than 2 MB');
  });
});

test('only content files are read', async () => {
  edit('secret.json', '{}');
  expect(await folder.file('secret.json')).toBeUndefined();
  expect(await folder.file('../package.json')).toBeUndefined();
});
