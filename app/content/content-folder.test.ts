import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ContentReport } from './parse-with-defaults.ts';
import { ContentFolder } from './content-folder.server.ts';
import { blogContent } from './files/blog.ts';
import { contactContent } from './files/contact.ts';
import { homeContent } from './files/home.ts';
import { pricingContent } from './files/pricing.ts';
import { showcaseContent } from './files/showcase.ts';
import { solutionsContent } from './files/solutions.ts';

let directory: string;
let reports: ContentReport[];
let folder: ContentFolder;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'content-'));
  reports = [];
  folder = new ContentFolder(directory, (report) => reports.push(report));
  // Other files are checked against its plans.
  edit('pricing.json', '{}');
});
afterEach(() => rmSync(directory, { recursive: true }));

async function served(name: string): Promise<unknown> {
  const file = await folder.file(name);
  return file?.status === 200 ? JSON.parse(file.body) : file?.status;
}

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
  expect(await served('pricing.json')).toMatchObject({
    plans: [
      { id: 'growth', price: 1500 },
      { id: 'startup', price: 499 },
    ],
  });
  edit('pricing.json', plans('', true));
  expect(await prices()).toEqual([
    ['growth', 1500],
    ['startup', null],
  ]);
});

test('a plan with a misspelled price keeps its last good one, or makes no claim', async () => {
  const plan = async () => (await folder.read(pricingContent)).content.plans[0]?.price;
  const pricingFaults = async () => (await folder.faults()).filter((fault) => fault.includes('pricing'));
  edit('pricing.json', '{"plans":[{"id":"startup","pirce":549}]}');
  expect(await plan()).toBe('unavailable');
  edit('pricing.json', '{"plans":[{"id":"startup","price":499}]}');
  expect(await plan()).toBe(499);
  edit('pricing.json', '{"plans":[{"id":"startup","pirce":549}]}');
  expect(await plan()).toBe(499);
  expect(await pricingFaults()).toEqual([
    expect.stringMatching(/pricing\.json:1:35 plans\[0\]\.pirce: found 549, expected nothing/),
  ]);
  edit('pricing.json', '{"plans":[{"id":"startup"}]}');
  expect(await plan()).toBeNull();
  expect(await pricingFaults()).toEqual([]);
});

describe('a field that is wrong keeps its last good value, on pages and under /data/:', () => {
  const GOOD = { hero: { title: 'Our words', description: 'More of them' } };

  test.each([
    ['a value of the wrong type', { hero: { title: 5, description: 'New' } }, 'hero.title'],
    ['an empty headline', { hero: { title: ' ', description: 'New' } }, 'hero.title'],
    ['a misspelled name', { hero: { titel: 'New', description: 'New' } }, 'hero.titel'],
    [
      'a placeholder that nothing fills',
      { hero: { title: 'For {nothing}', description: 'New' } },
      'hero.title',
    ],
    [
      'the price of an unknown plan',
      { hero: { title: 'From {price.none}', description: 'New' } },
      'hero.title',
    ],
  ])('%s', async (_, wrong, path) => {
    edit('home.json', JSON.stringify(GOOD));
    await folder.read(homeContent);
    edit('home.json', JSON.stringify(wrong));
    const { content } = await folder.read(homeContent);
    expect(content.hero).toMatchObject({ title: 'Our words', description: 'New' });
    expect(await served('home.json')).toMatchObject({ hero: { title: 'Our words' } });
    const line = `home.json:1:`;
    expect(await folder.faults()).toContainEqual(expect.stringContaining(line));
    expect((await folder.faults()).join('\n')).toContain(` ${path}: found `);
    expect(reports).toContainEqual(expect.objectContaining({ kind: 'field', path }));
    edit('home.json', JSON.stringify(GOOD));
    expect((await folder.read(homeContent)).content.hero).toEqual(expect.objectContaining(GOOD.hero));
    expect((await folder.faults()).filter((fault) => fault.includes('home.json'))).toEqual([]);
  });

  test('a group of the wrong type, and the whole file', async () => {
    edit('home.json', JSON.stringify(GOOD));
    await folder.read(homeContent);
    for (const wrong of ['{"hero":[]}', '{"hero":7}', '[]', 'null']) {
      edit('home.json', wrong);
      expect((await folder.read(homeContent)).content.hero.title).toBe('Our words');
    }
  });
});

describe('an entry of a list with a wrong field stays as it was, as a whole:', () => {
  const STATS = [
    { value: '500+', label: 'Companies' },
    { value: '98%', label: 'Satisfaction' },
  ];
  const shown = async (stats: unknown[]) => {
    edit('home.json', JSON.stringify({ stats }));
    return (await folder.read(homeContent)).content.stats;
  };

  test.each([
    ['a wrong value', { value: 7, label: 'Companies' }],
    ['a wrong value beside another label', { value: 7, label: 'Funds' }],
    ['a misspelled name', { valeu: '510+', label: 'Companies' }],
    ['no entry at all', 'Companies'],
  ])('%s', async (_, wrong) => {
    await shown(STATS);
    expect(await shown([wrong, { value: '99%', label: 'Satisfaction' }])).toEqual([
      STATS[0],
      { value: '99%', label: 'Satisfaction' },
    ]);
  });

  test('wherever it is now', async () => {
    await shown(STATS);
    const [first, second] = STATS;
    const added = { value: '24/7', label: 'Monitoring' };
    expect(await shown([added, { ...second, value: 98 }, first])).toEqual([added, second, first]);
  });

  test('a new entry gets no value of another', async () => {
    await shown(STATS);
    expect(await shown([{ value: 7, label: 'Funds' }, ...STATS])).toEqual([
      { value: '', label: 'Funds' },
      ...STATS,
    ]);
  });

  test('an unknown name beside complete fields hides no edit', async () => {
    await shown(STATS);
    const edited = { value: '510+', label: 'Companies' };
    expect(await shown([{ ...edited, comment: 'x' }, STATS[1]])).toEqual([edited, STATS[1]]);
  });
});

test('a page whose slug is wrong keeps its address', async () => {
  const pages = (slug: string, title: string) =>
    JSON.stringify({
      pages: [
        { slug: 'first', hero: { title: 'First' } },
        { slug, hero: { title } },
      ],
    });
  const addresses = async () =>
    (await folder.read(solutionsContent)).content.pages.map(({ slug, hero }) => [slug, hero.title]);
  edit('solutions.json', pages('second', 'Second'));
  await folder.read(solutionsContent);
  edit('solutions.json', pages('The second', 'Second'));
  expect(await addresses()).toEqual([
    ['first', 'First'],
    ['second', 'Second'],
  ]);
  edit('solutions.json', pages('third', 'Third'));
  expect(await addresses()).toEqual([
    ['first', 'First'],
    ['third', 'Third'],
  ]);
});

test('a card keeps its date when the calendar has no such day', async () => {
  const posts = (date: string) => JSON.stringify({ blog_posts: [{ id: 9, title: 'Card', date }] });
  edit('blog.json', posts('Feb 28, 2026'));
  await folder.read(blogContent);
  edit('blog.json', posts('Feb 31, 2026'));
  expect((await folder.read(blogContent)).content.blog_posts[0]?.date).toBe('Feb 28, 2026');
});

test('a text with the price of a plan that has none keeps the last good text, else shows a dash', async () => {
  const title = async () => (await folder.read(homeContent)).content.hero.title;
  const plan = (price: unknown) => edit('pricing.json', JSON.stringify({ plans: [{ id: 'team', price }] }));
  plan(null);
  edit('home.json', '{"hero":{"title":"Good"}}');
  expect(await title()).toBe('Good');
  edit('home.json', '{"hero":{"title":"From {price.team}"}}');
  expect(await title()).toBe('Good');
  expect((await folder.faults()).join()).toContain('the plan "team" has no price');
  plan(700);
  expect(await title()).toBe('From {price.team}');
  plan('');
  expect(await title()).toBe('From {price.team}');
  expect((await folder.faults()).join()).toContain('hero.title');
});

test('a name that pages show as it is has no placeholders', async () => {
  const showcase = (company_name: string) => JSON.stringify({ showcases: [{ company_name, ticker: 'A' }] });
  const name = async () => (await folder.read(showcaseContent)).content.showcases[0]?.company_name;
  edit('showcase.json', showcase('Example'));
  expect(await name()).toBe('Example');
  edit('showcase.json', showcase('{brand} Example'));
  expect(await name()).toBe('Example');
  expect((await folder.faults()).join()).toContain('expected no placeholder: nothing fills {brand}');
});

test('only content files are read', async () => {
  edit('secret.json', '{}');
  expect(await folder.file('secret.json')).toBeUndefined();
  expect(await folder.file('../package.json')).toBeUndefined();
});

test('has the versions of all readable files', async () => {
  edit('home.json', '{}');
  edit('about.json', '{');
  expect([...(await folder.versions()).keys()]).toEqual(['home.json', 'pricing.json']);
});
