import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkContent, emptyOwnerFields } from './check-content.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  cpSync('content', folder, { recursive: true });
});

function replace(file: string, from: string | RegExp, to: string) {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, before.replace(from, to));
}

const problems = async () => (await checkContent(folder)).map((line) => line.replace(`${folder}/`, ''));

const ARTICLE = 'articles/ai-intelligence-article.md';

test('the shipped content is in order', async () => {
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

test('fields that the owner has not filled in are listed, but are not problems', async () => {
  replace('owner.json', '"trial": ""', '"trial": "14 days"');
  expect(await problems()).toEqual([]);
  const empty = await emptyOwnerFields(folder);
  expect(empty).toContain('company_name');
  expect(empty).not.toContain('trial');
});

/** An edit, and its one line in the report. */
type Edit = [file: string, from: string | RegExp, to: string, told: RegExp];

/** Edits whose faults do not hide each other. */
const TOGETHER: Edit[] = [
  ['blog.json', '"Who can open the draft"', '" "', /blog_posts\[0\]\.title: found/],
  [
    'home.json',
    '"Pre-IPO Company"]',
    '"Pre-IPO Company", "Fund"]',
    /company_type\.options: found a list, expected at most three/,
  ],
  ['faq.json', '"/compliance"', '"/complience"', /items\[\d\]\.links\[0\]\.link: .*address of a page/],
  [ARTICLE, 'Ask a language model', '[Ask](/nowhere) a language model', /"\/nowhere": expected the address/],
  [
    'showcase.json',
    '"https://silopharma.com/"',
    '"silopharma.com"',
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
    '{ "label": "About", "link": "/about" }',
    '{ "label": "About us" }',
    /main_menu\[1\]\.label: "About us": expected a label/,
  ],
  ['home.json', 'Continue', '{price.starter}', /nothing fills \{price\.starter\}/],
  [
    'home.json',
    '"Talk to our team"',
    '"{price.enterprise}"',
    /the plan "enterprise" has no price, so nothing fills \{price\.enterprise\}/,
  ],
  ['home.json', '{price.startup} a month', '$499 a month', /found \$499, expected \{price\.startup\}/],
  ['home.json', '{price.growth}/month', '$1,299/month', /found \$1,299, expected the price of a plan/],
  [
    'faq.json',
    'Your reviewers ensure it.',
    'From $2,000, your reviewers ensure it.',
    /found \$2,000, expected the price of a plan/,
  ],
  ['faq.json', 'Contact our team for a consultation.', 'By { brand }.', /nothing fills \{ brand \}/],
  [
    'showcase.json',
    '"company_name": "Karbon-X"',
    '"company_name": "{brand}-X"',
    /company_name: .*expected no placeholder: nothing fills \{brand\}/,
  ],
  [
    'blog.json',
    'Aug 18, 2025',
    'Aug 32, 2025',
    /blog_posts\[0\]\.date: found "Aug 32, 2025", expected a date/,
  ],
  [ARTICLE, ' a language model', ' ![A picture](/a.png) a language model', /line \d+: found a picture/],
  [
    'pages/fundraising.json',
    '"drawing": "deal-room"',
    '"drawing": "deal"',
    /drawing: "deal": expected the name of a drawing in drawings\.json: /,
  ],
  [ARTICLE, 'category:', 'image: /none.png\ncategory:', /image: "\/none\.png": expected a file in public/],
  [
    ARTICLE,
    'category: Technology',
    'category: Tech',
    /category: "Tech": expected one of Featured, Technology/,
  ],
  ['home.json', '"500+"', '"1.500+"', /stats\[0\]\.value: "1\.500\+": expected a figure such as/],
  [
    'showcase.json',
    '$35,000',
    '$35.000',
    /showcases\[\d\]\.figures\[0\]\.value: .*: expected a figure such as/,
  ],
  [ARTICLE, 'id: 1', 'id: 2', /id: "2" is in articles\//],
];

/** Edits that end the reading of a file or change its meaning. */
const ALONE: Edit[] = [
  ['home.json', '"seo":', '"seo"', /is not valid JSON: a colon is missing before this/],
  [ARTICLE, 'title: ', 'title: "{nothing}" #', /title: .*nothing fills \{nothing\}/],
  ['pricing.json', '"id": "growth"', '"id": "startup"', /plans\[1\]\.id: "startup" is in/],
  [ARTICLE, 'published: 2025-09-01', 'published: 2025-13-01', /published: found "2025-13-01"/],
  [
    'pages/fundraising.json',
    '"address": "/solutions/fundraising",',
    '',
    /address is missing: the page needs/,
  ],
  [
    'pages/fundraising.json',
    '"address": "/solutions/fundraising"',
    '"address": "/solutions"',
    /address: "\/solutions": code has this address already/,
  ],
];

test.each([TOGETHER, ...ALONE.map((edit) => [edit])])(
  'each mistake is reported once, with file, line and column (round %#)',
  async (...edits) => {
    for (const [file, from, to] of edits) replace(file, from, to);
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
