import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SCHEMAS, type Content } from '../../schemas.ts';
import { lineOf } from '../fault.ts';
import { LARGEST_FILE } from './folder.server.ts';
import { GONE_MS, readContent } from './read-content.server.ts';
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts';

let directory: string;
let content: Content | undefined;

beforeEach(() => {
  directory = temporaryFolder();
  content = undefined;
  // Other files are checked against its plans.
  edit('pricing.json', '{}');
});

/** What visitors see after an edit. */
async function read(): Promise<Content> {
  content = await readContent(directory, content, { schemas: SCHEMAS, day: '2026-11-29' });
  return content;
}

async function faults(): Promise<string[]> {
  return (await read()).faults().map((fault) => lineOf('', fault));
}

async function served(name: string): Promise<unknown> {
  const file = (await read()).data(name);
  return file?.status === 200 ? JSON.parse(file.body) : file?.status;
}

function edit(name: string, body: string) {
  writeFileSync(join(directory, name), body);
}

test('an edit of the same length within the same second shows too', async () => {
  edit('home.json', '{"hero":{"title":"One"}}');
  await read();
  const second = new Date(1_700_000_000_000);
  utimesSync(join(directory, 'home.json'), second, second);
  await read();
  edit('home.json', '{"hero":{"title":"Two"}}');
  utimesSync(join(directory, 'home.json'), second, second);
  expect((await read()).home.hero.title).toBe('Two');
});

test('a missing file gives the defaults, and the specified error', async () => {
  const { failures, home } = await read();
  expect(failures.get('home.json')).toBe('Failed to load home.json: 404');
  expect(home.stats).toHaveLength(4);
});

test('without a change the snapshot is the same; an edit of a language leaves the version of the rest', async () => {
  mkdirSync(join(directory, 'languages'));
  edit('languages/de.po', '');
  const before = await read();
  expect(await read()).toBe(before);
  edit('languages/de.po', 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n');
  const after = await read();
  expect(after.version).toBe(before.version);
  expect(after.languageVersion('de')).not.toBe(before.languageVersion('de'));
  edit('home.json', '{"hero":{"title":"One"}}');
  expect((await read()).version).not.toBe(before.version);
});

test('a file that is deleted is gone a second later, since programs may delete it before they write it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  edit('home.json', '{"hero":{"title":"One"}}');
  await read();
  rmSync(join(directory, 'home.json'));
  for (let look = 0; look < 3; look += 1)
    expect(await served('home.json')).toMatchObject({ hero: { title: 'One' } });
  vi.advanceTimersByTime(GONE_MS);
  expect(await served('home.json')).toBe(404);
  // A file that came back broken was never good.
  edit('home.json', '{"hero":');
  expect(await served('home.json')).toBe(500);
  vi.useRealTimers();
});

test.each(['emptied', 'removed', 'a file'])(
  'a folder that is %s stays as it was, and is reported',
  async (what) => {
    edit('home.json', '{"hero":{"title":"One"}}');
    const before = await read();
    rmSync(directory, { recursive: true });
    if (what === 'emptied') mkdirSync(directory);
    if (what === 'a file') writeFileSync(directory, '');
    for (let look = 0; look < 3; look += 1) expect((await read()).home).toEqual(before.home);
    expect((await faults())[0]).toMatch(/it is empty|it is missing|it cannot be read/);
    rmSync(directory, { recursive: true, force: true });
    mkdirSync(directory);
    edit('home.json', '{"hero":{"title":"Two"}}');
    expect((await read()).home.hero.title).toBe('Two');
  },
);

test('the last good price of a plan replaces a wrong one, on pages and under /data/', async () => {
  const pricesAfter = async (startup: unknown, growth: unknown) => {
    const plans = [{ id: 'growth', price: growth }, 'x', { id: 'startup', price: startup }];
    edit('pricing.json', JSON.stringify({ plans }));
    const { pricing } = await read();
    return Object.fromEntries(pricing.plans.map(({ id, price }) => [id, price]));
  };
  expect(await pricesAfter(499, '1499')).toEqual({ growth: 'unavailable', startup: 499 });
  expect(await pricesAfter('549', 1500)).toEqual({ growth: 1500, startup: 499 });
  expect(await faults()).toContainEqual(
    expect.stringMatching(/^pricing\.json:1:\d+ plans\[2\]\.price: found "549"/),
  );
  expect(await served('pricing.json')).toMatchObject({ plans: [{ price: 1500 }, { price: 499 }] });
  expect(await pricesAfter('', true)).toEqual({ growth: 1500, startup: null });
});

test.each(['pirce', 'cost'])(
  'a plan with a price called %s keeps its last good one, or makes no claim',
  async (name) => {
    const plan = async () => (await read()).pricing.plans[0]?.price;
    const pricingFaults = async () => (await faults()).filter((fault) => fault.includes('pricing'));
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
    expect((await read()).pages.get('/new')).toBeUndefined();
    expect(await faults()).toContainEqual(expect.stringContaining(Object.keys(fields).at(-1) ?? ''));
  });

  test.each(['subtitle', 'data', 'trade', 'art'])('with the unknown field %s is shown', async (name) => {
    page({ [name]: 'x' });
    expect((await read()).pages.get('/new')).toBeDefined();
  });

  test('is a built-in one when the folder is gone, because git keeps no empty folder', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const builtIn = [...(await read()).pages.keys()];
    page({});
    expect([...(await read()).pages.keys()]).toEqual(['/new']);
    rmSync(join(directory, 'pages'), { recursive: true });
    expect([...(await read()).pages.keys()]).toEqual(['/new']);
    vi.advanceTimersByTime(GONE_MS);
    expect([...(await read()).pages.keys()]).toEqual(builtIn);
    vi.useRealTimers();
  });
});

describe('a field that is wrong has its shipped value, on pages and under /data/:', () => {
  test.each([
    ['a value of the wrong type', { title: 5, description: 'New' }, 'hero.title'],
    ['an empty headline', { title: ' ', description: 'New' }, 'hero.title'],
    ['a misspelled name', { titel: 'New', description: 'New' }, 'hero.titel'],
  ])('%s', async (_, hero, path) => {
    edit('home.json', '{}');
    const shipped = (await read()).home.hero.title;
    edit('home.json', JSON.stringify({ hero }));
    expect((await read()).home.hero).toMatchObject({
      title: shipped,
      description: 'New',
    });
    expect(await served('home.json')).toMatchObject({ hero: { description: 'New' } });
    expect(await faults()).toContainEqual(expect.stringMatching(`home.json:1:\\d+ ${path}: found `));
    // With a byte-order mark.
    edit('home.json', '\uFEFF{"hero":{"title":"Good"}}');
    expect((await read()).home.hero.title).toBe('Good');
    expect((await read()).data('home.json')).toMatchObject({ body: '{"hero":{"title":"Good"}}' });
    expect((await faults()).filter((fault) => fault.includes('home.json'))).toEqual([]);
  });

  test.each(['{"hero":[]}', '{"hero":7}', '[]', 'null'])('the whole of %s', async (wrong) => {
    edit('home.json', '{}');
    const shipped = (await read()).home.hero;
    edit('home.json', wrong);
    expect((await read()).home.hero).toEqual(shipped);
  });
});

test('an entry of a list with a wrong figure shows no figure, and never that of another entry', async () => {
  const stats = [
    { value: 7, label: 'Funds' },
    { value: '98%', label: 'Satisfaction' },
  ];
  edit('home.json', JSON.stringify({ stats }));
  expect((await read()).home.stats).toEqual([{ value: '', label: 'Funds' }, stats[1]]);
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
  expect(await faults()).toContainEqual(expect.stringMatching(fault));
});

test('a file with many mistakes reports at most fifty, and unknown names are dropped', async () => {
  const items = Array.from({ length: 3000 }, (_, index) => ({ questoin: `${index}?`, answer: 'Yes' }));
  edit('faq.json', JSON.stringify({ items }));
  const wrong = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`name${index}`, 'x']));
  edit('about.json', JSON.stringify({ hero: { title: 'Good', ...wrong }, ...wrong }));
  const lines = await faults();
  expect(lines.filter((line) => line.includes('faq.json'))).toHaveLength(51);
  expect(lines.findLast((line) => line.includes('about.json'))).toMatch(/: and 3950 more problems/);
  expect(await served('about.json')).toMatchObject({ hero: { title: 'Good' } });
});

describe('a file that cannot be read', () => {
  const title = async () => (await read()).home.hero.title;
  const fault = async () => (await faults()).find((line) => line.includes('home.json'));

  test('as UTF-8 stays as it was, and the fault says where', async () => {
    edit('home.json', '{"hero":{"title":"Good"}}');
    expect(await title()).toBe('Good');
    writeFileSync(join(directory, 'home.json'), '{\n "hero":{"title":"Gr\xFC\xDFe"}}', 'latin1');
    expect(await title()).toBe('Good');
    expect(await fault()).toMatch(/home\.json:2:21 is not UTF-8/);
  });

  test('because it never ends affects no other file', async () => {
    execFileSync('mkfifo', [join(directory, 'home.json')]);
    expect((await read()).failures.get('home.json')).toBe('Failed to load home.json: 500');
    expect(await fault()).toContain('it is a pipe');
  });

  test('because it is too large is a fault', async () => {
    edit('home.json', JSON.stringify({ hero: { title: 'x'.repeat(LARGEST_FILE) } }));
    expect(await fault()).toContain('has more than 2 MB');
  });
});

test('only content files are read', async () => {
  edit('secret.json', '{}');
  expect((await read()).data('secret.json')).toBeUndefined();
  expect((await read()).data('../package.json')).toBeUndefined();
});
