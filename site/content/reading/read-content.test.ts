import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LARGEST_FILE } from './folder.server.ts';
import { GONE_MS } from './read-content.server.ts';
import { readFolder } from '../../../tests/fixtures/site/read-folder.ts';

let { directory, read, faults, served, edit } = readFolder();

beforeEach(() => {
  ({ directory, read, faults, served, edit } = readFolder());
});

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
  expect(await served('home.json')).toBe(503);
});

test.each(['emptied', 'removed', 'a file'])(
  'the content of a folder that is %s stays as it was, and the folder is reported',
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
  expect(await pricesAfter(1e23, '1499')).toEqual({ growth: 'unavailable', startup: 499 });
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
    expect((await read()).failures.get('home.json')).toBe('Failed to load home.json: 503');
    expect(await fault()).toContain('it is a pipe');
  });

  test('because it is too large is a fault', async () => {
    edit('home.json', JSON.stringify({ hero: { title: 'x'.repeat(LARGEST_FILE) } }));
    expect(await fault()).toContain('has more than 2 MB');
  });
});

test.each(['pricing', 'showcase', 'about'])(
  '%s.json without one field is a fault, which says what is expected',
  async (name) => {
    const ofFile = async () => (await faults()).filter((line) => line.startsWith(`${name}.json`));
    edit(`${name}.json`, '{"hero":{"title":"Good"}}');
    expect(await ofFile()).toEqual([]);
    for (const empty of ['{}', '{"hero":null}', '{"hero":{}}', '{"$schema":"schemas/x.json"}']) {
      edit(`${name}.json`, empty);
      expect(await ofFile()).toEqual([
        expect.stringMatching(/json:1:1 the file: found no field, expected at least one of .*\bhero\b/),
      ]);
      expect((await read()).failures.get(`${name}.json`)).toBe('Failed to load data');
    }
    edit(`${name}.json`, '{"titel":7}');
    expect(await ofFile()).toEqual([expect.stringContaining('titel: found 7')]);
  },
);

test('only content files are read', async () => {
  edit('secret.json', '{}');
  expect((await read()).data('secret.json')).toBeUndefined();
  expect((await read()).data('../package.json')).toBeUndefined();
});

test('where two pages have one address, the first by file name is shown, and the other is a fault', async () => {
  const page = (title: string) => JSON.stringify({ address: '/new', hero: { title } });
  edit('pages/b.json', page('B'));
  edit('pages/a.json', page('A'));
  expect((await read()).pages.get('/new')?.hero.title).toBe('A');
  expect(await faults()).toContain(
    'pages/b.json:1:12 address: found "/new", which pages/a.json has already, expected another',
  );
});

test.each(['constructor', 'to-string'])('a page may have the name %s', async (name) => {
  edit(`pages/${name}.json`, `{"address":"/${name}"}`);
  expect((await read()).pages.get(`/${name}`)?.hero.title).not.toBe('');
});
