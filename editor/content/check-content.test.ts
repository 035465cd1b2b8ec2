import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { beforeEach, expect, test } from 'vitest';
import { checkContent, emptyOwnerFields } from './check-content.ts';
import { copyContent } from '../../tests/fixtures/content-folder.ts';

let folder: string;
beforeEach(() => void (folder = copyContent()));

function replace(file: string, from: string | RegExp, to: string) {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, before.replace(from, to));
}

const problems = async () => (await checkContent(folder)).map((line) => line.replace(`${folder}/`, ''));

const ARTICLE = 'articles/ai-intelligence-article.md';

test('content without mistakes has no problems', async () => {
  expect(await problems()).toEqual([]);
});

test('a redirect to no page is reported, and so is a link to an unpublished page', async () => {
  const redirects = [
    { from: '/old', to: '/intel/no-such-article' },
    { from: '/older', to: '/old-page' },
    { from: '/old-page', to: '/solutions/fundraising' },
  ];
  writeFileSync(join(folder, 'redirects.json'), JSON.stringify({ redirects }));
  replace('pages/fundraising.json', '"seo":', '"published": "2999-01-01",\n  "seo":');
  const [later, chained, redirect, ...links] = (await problems()).toReversed();
  expect(redirect).toMatch(/^redirects\.json:1:\d+ redirects\[0\]\.to: .*expected the address of a page/);
  expect(chained).toMatch(/redirects\[1\]\.to: "\/old-page": the page is not published yet/);
  expect(later).toMatch(/redirects\[2\]\.to: "\/solutions\/fundraising": the page is not published yet/);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatch(/"\/solutions\/fundraising": the page is not published yet/);
});

test('a pipe with the name of a page is reported, and not waited for', async () => {
  execFileSync('mkfifo', [join(folder, 'pages/new.json')]);
  expect(await problems()).toContain('pages/new.json: it is a pipe or a device, expected a file');
});

test('fields that the owner has not filled in are listed, but are not problems', async () => {
  replace('owner.json', '"trial": ""', '"trial": "14 days"');
  expect(await problems()).toEqual([]);
  const empty = await emptyOwnerFields(folder);
  expect(empty).toContain('company_name');
  expect(empty).not.toContain('trial');
});

/** An edit: a text and what takes its place, or the place of a value and the value; and its one line in the report. */
type Edit = [file: string, at: string | RegExp | (string | number)[], to: unknown, told: RegExp];

function apply([file, at, to]: Edit) {
  if (!Array.isArray(at)) return replace(file, at, String(to));
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, applyEdits(text, modify(text, at, to, {})));
}

/** Edits whose faults do not hide each other. */
const TOGETHER: Edit[] = [
  ['blog.json', ['blog_posts', 0, 'title'], ' ', /blog_posts\[0\]\.title: found/],
  [
    'blog.json',
    ['blog_posts', 1, 'image'],
    'missing.png',
    /blog_posts\[1\]\.image: "missing\.png": expected a file in media/,
  ],
  [
    'home.json',
    ['contact', 'form', 'fields', 'company_type', 'options'],
    ['Listed', 'Private', 'Soon', 'Fund'],
    /company_type\.options: found a list, expected at most three/,
  ],
  [
    'faq.json',
    ['items', 0, 'links'],
    [{ label: 'Compliance', link: '/complience' }],
    /items\[0\]\.links\[0\]\.link: .*address of a page/,
  ],
  [ARTICLE, /$/, '\n[Ask](/nowhere) a language model.\n', /"\/nowhere": expected the address/],
  [ARTICLE, /$/, '\n[Below](#nowhere)\n', /found a link to #nowhere, expected a part of the page: #/],
  [
    ARTICLE,
    /$/,
    '\n[The form](/contact#nowhere)\n',
    /"\/contact#nowhere": expected a part of the page: #form/,
  ],
  [
    'faq.json',
    ['items', 3, 'links'],
    [{ label: 'Terms', link: '/terms-of-service#nowhere' }],
    /items\[3\]\.links\[0\]\.link: .*expected a part of the page: #/,
  ],
  [
    'showcase.json',
    ['showcases', 1, 'website'],
    'silopharma.com',
    /showcases\[1\]\.website: .*begins with https/,
  ],
  [
    'common.json',
    '"hello@forthright.example"',
    '"hello at forthright.example"',
    /email: .*expected an email address/,
  ],
  [
    'common.json',
    ['navigation', 'main_menu', 1],
    { label: 'About us' },
    /main_menu\[1\]\.label: "About us": expected a label/,
  ],
  ['home.json', ['hero', 'title'], 'For {price.starter}', /nothing fills \{price\.starter\}/],
  [
    'home.json',
    ['hero', 'description'],
    'For {price.enterprise}',
    /the plan "enterprise" has no price, so nothing fills \{price\.enterprise\}/,
  ],
  ['home.json', ['stats_note'], 'For $1,299/month', /found \$1,299, expected the price of a plan/],
  [
    'faq.json',
    ['items', 1, 'answer'],
    'From $2,000, your reviewers ensure it.',
    /found \$2,000, expected the price of a plan/,
  ],
  ['faq.json', ['items', 2, 'answer'], 'By { brand }.', /nothing fills \{ brand \}/],
  [
    'showcase.json',
    ['showcases', 2, 'company_name'],
    '{brand}-X',
    /company_name: .*expected no placeholder: nothing fills \{brand\}/,
  ],
  [
    'blog.json',
    ['blog_posts', 0, 'date'],
    'Aug 32, 2025',
    /blog_posts\[0\]\.date: found "Aug 32, 2025", expected a date/,
  ],
  [ARTICLE, /$/, '\n![A picture](/a.png)\n', /found a picture/],
  [
    'pages/fundraising.json',
    /"drawing": ".*?"/,
    '"drawing": "deal"',
    /drawing: "deal": expected the name of a drawing in drawings\.json: /,
  ],
  [ARTICLE, 'category:', 'image: /none.png\ncategory:', /image: "\/none\.png": expected a file in public/],
  [ARTICLE, /category: .*/, 'category: Tech', /category: "Tech": expected one of /],
  ['home.json', ['stats', 0, 'value'], '1.500+', /stats\[0\]\.value: "1\.500\+": expected a figure such as/],
  [
    'showcase.json',
    ['showcases', 0, 'figures'],
    [{ value: '$35.000', label: 'starting at', meaning: 'Lowest price' }],
    /showcases\[0\]\.figures\[0\]\.value: .*: expected a figure such as/,
  ],
  [ARTICLE, /^id: .*/m, 'id: 2', /id: "2" is in articles\//],
];

/** Edits that end the reading of a file or change its meaning. */
const ALONE: Edit[] = [
  ['home.json', '"seo":', '"seo"', /is not valid JSON: a colon is missing before this/],
  [ARTICLE, 'title: ', 'title: "{nothing}" #', /title: .*nothing fills \{nothing\}/],
  ['pricing.json', '"id": "growth"', '"id": "startup"', /plans\[1\]\.id: "startup" is in/],
  [ARTICLE, /published: .*/, 'published: 2025-13-01', /published: found "2025-13-01"/],
  ['pricing.json', ['hero', 'title'], 'From $321 a month', /found \$321, expected the price of a plan/],
  [
    'pages/fundraising.json',
    '"address": "/solutions/fundraising"',
    '"address": "/solutions"',
    /address: found "\/solutions", expected a path that/,
  ],
];

test.each([TOGETHER, ...ALONE.map((edit) => [edit])])(
  'each mistake is reported once, with file, line and column (round %#)',
  async (...edits) => {
    for (const edit of edits) apply(edit);
    const lines = await problems();
    const told = edits.map(([, , , words]) => lines.filter((line) => words.test(line)));
    expect(told).toEqual(edits.map(([file]) => [expect.stringMatching(`^${file}:\\d+:\\d+ `)]));
  },
);

test('a file that no page shows is reported', async () => {
  const files = ['fqa.json', 'articles/Draft.md', 'articles/photo.png', 'legal/imprint.md'];
  for (const file of files) writeFileSync(join(folder, file), '');
  expect((await problems()).toSorted()).toEqual(
    files.toSorted().map((file) => expect.stringContaining(`${file}: no page shows this file`)),
  );
});
