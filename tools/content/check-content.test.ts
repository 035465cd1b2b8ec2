import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { compileDictionary } from '../../app/language/dictionary.ts';
import { untranslated, untranslatedLines } from './untranslated.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
  return () => rmSync(folder, { recursive: true });
});

function replace(file: string, from: string | RegExp, to: string) {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, before.replace(from, to));
}

const problems = async () =>
  (await checkContent(folder)).problems.map((line) => line.replace(`${folder}/`, ''));

const ARTICLE = 'articles/ai-intelligence-article.md';

test('the shipped content is in order', async () => {
  expect(await problems()).toEqual([]);
});

test('a redirect to no page is named, and so is a link to a page that is not published yet', async () => {
  const to = '/intel/no-such-article';
  writeFileSync(join(folder, 'redirects.json'), JSON.stringify({ redirects: [{ from: '/old', to }] }));
  replace('pages/fundraising.json', '"seo":', '"published": "2999-01-01",\n  "seo":');
  const [redirect, ...links] = (await problems()).toReversed();
  expect(redirect).toMatch(/^redirects\.json:1:\d+ redirects\[0\]\.to: .*expected the address of a page/);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatch(/"\/solutions\/fundraising": the page is not published yet/);
});

/** An edit, and what the one line says about it. */
const EDITS: [what: string, file: string, from: string | RegExp, to: string, line: RegExp][] = [
  [
    'JSON that breaks',
    'home.json',
    '"seo":',
    '"seo"',
    /^home\.json:3:\d+ is not valid JSON: a colon is missing before this/,
  ],
  [
    'a price that is a text',
    'pricing.json',
    '"price": 499',
    '"price": "499"',
    /^pricing\.json:\d+:\d+ plans\[0\]\.price: found "499"/,
  ],
  [
    'an empty headline',
    'home.json',
    '"Say what happened. See how it lands."',
    '""',
    /^home\.json:\d+:\d+ hero\.title: found ""/,
  ],
  [
    'a question without an answer',
    'faq.json',
    /"answer": "[^"]+"/,
    '"answer": ""',
    /^faq\.json:\d+:\d+ items\[0\]\.answer: found ""/,
  ],
  [
    'a card without a title',
    'blog.json',
    '"Who can open the draft"',
    '" "',
    /^blog\.json:\d+:\d+ blog_posts\[0\]\.title: found/,
  ],
  [
    'an option too many',
    'home.json',
    '"Pre-IPO Company"]',
    '"Pre-IPO Company", "Fund"]',
    /company_type\.options: found a list, expected three/,
  ],
  [
    'a link to no page',
    'faq.json',
    '"/compliance"',
    '"/complience"',
    /^faq\.json:\d+:\d+ items\[\d\]\.links\[0\]\.link: .*address of a page/,
  ],
  [
    'a link to no page in a text',
    ARTICLE,
    'Ask a language model',
    '[Ask](/nowhere) a language model',
    /ai-intelligence-article\.md:\d+:1 "\/nowhere": expected the address/,
  ],
  [
    'an address of no site',
    'showcase.json',
    '"https://silopharma.com/"',
    '"silopharma.com"',
    /^showcase\.json:\d+:\d+ showcases\[1\]\.website: .*begins with https/,
  ],
  [
    'an address of no mailbox',
    'common.json',
    '"hello@forthright.example"',
    '"hello at forthright.example"',
    /^common\.json:\d+:\d+ .*email: .*expected an email address/,
  ],
  [
    'a label without a link',
    'common.json',
    '{ "label": "About", "link": "/about" }',
    '{ "label": "About us" }',
    /main_menu\[1\]\.label: "About us": expected a label/,
  ],
  [
    'a placeholder that nothing fills',
    'home.json',
    'Continue',
    '{price.starter}',
    /nothing fills \{price\.starter\}/,
  ],
  [
    'the price of a plan that has none',
    'home.json',
    'Continue',
    '{price.enterprise}',
    /the plan "enterprise" has no price, so nothing fills \{price\.enterprise\}/,
  ],
  [
    'a price in figures',
    'home.json',
    '{price.growth}/month',
    '$1,499/month',
    /found \$1,499, expected \{price\.growth\}/,
  ],
  [
    'an old price in figures',
    'home.json',
    '{price.growth}/month',
    '$1,299/month',
    /found \$1,299, expected the price of a plan/,
  ],
  [
    'a price of no plan in figures',
    'faq.json',
    'By your people',
    'From $2,000, by your people',
    /found \$2,000, expected the price of a plan/,
  ],
  [
    'a placeholder in another form',
    'faq.json',
    'By your people',
    'By { brand }',
    /nothing fills \{ brand \}/,
  ],
  [
    'a placeholder in the name of a company',
    'showcase.json',
    '"company_name": "Karbon-X"',
    '"company_name": "{brand}-X"',
    /company_name: .*expected no placeholder: nothing fills \{brand\}/,
  ],
  [
    'a placeholder in a text',
    ARTICLE,
    'title: ',
    'title: "{nothing}" #',
    /ai-intelligence-article\.md:\d+:1 title: .*nothing fills \{nothing\}/,
  ],
  [
    'two plans with one id',
    'pricing.json',
    '"id": "growth"',
    '"id": "startup"',
    /plans\[1\]\.id: "startup" is in/,
  ],
  [
    'a date that is none',
    'blog.json',
    'Aug 18, 2025',
    'Aug 32, 2025',
    /blog_posts\[0\]\.date: found "Aug 32, 2025", expected a date/,
  ],
  [
    'a date that is none in a text',
    ARTICLE,
    'published: 2025-09-01',
    'published: 2025-13-01',
    /ai-intelligence-article\.md:8:1 published: found "2025-13-01"/,
  ],
  [
    'front matter that breaks',
    ARTICLE,
    'title:',
    'titel:',
    /ai-intelligence-article\.md:3:1 the front matter has no title; what is "titel"\?/,
  ],
  [
    'a picture',
    ARTICLE,
    'Ask a language model',
    '![A picture](/a.png) Ask a language model',
    /ai-intelligence-article\.md:\d+:1 line \d+: found image/,
  ],
  [
    'a drawing that is not there',
    'articles/advanced-analytics-article.md',
    'figure margin-of-error',
    'figure margin',
    /advanced-analytics-article\.md:\d+:1 .*found figure "margin", expected one of /,
  ],
  [
    'a drawing of a page that is not there',
    'pages/fundraising.json',
    '"drawing": "deal-room"',
    '"drawing": "deal"',
    /fundraising\.json:\d+:\d+ .*drawing: "deal": expected the name of a drawing in drawings\.json: /,
  ],
  [
    'an address that another page has',
    'pages/fundraising.json',
    '"address": "/solutions/fundraising"',
    '"address": "/solutions"',
    /fundraising\.json:\d+:\d+ address: "\/solutions": code has this address already/,
  ],
  [
    'a page without an address',
    'pages/fundraising.json',
    '"address": "/solutions/fundraising",',
    '',
    /fundraising\.json:1:1 address is missing: the page needs it/,
  ],
  [
    'a picture for shared links that is not there',
    ARTICLE,
    'category:',
    'image: /none.png\ncategory:',
    /image: "\/none\.png": expected a file in public/,
  ],
  [
    'a category that is none',
    ARTICLE,
    'category: Technology',
    'category: Tech',
    /category: "Tech": expected one of Featured, Technology/,
  ],
  [
    'a figure in the form of another language',
    'home.json',
    '"500+"',
    '"1.500+"',
    /^home\.json:\d+:\d+ stats\[0\]\.value: "1\.500\+": expected a figure such as/,
  ],
  [
    'a figure in another form among the facts of a company',
    'showcase.json',
    '$35,000',
    '$35.000',
    /^showcase\.json:\d+:\d+ showcases\[\d\]\.figures\[0\]\.value: .*: expected a figure such as/,
  ],
  ['a number given twice', ARTICLE, 'id: 1', 'id: 2', /id: "2" is in articles\//],
];

test.each(EDITS)('%s is named with file, line and column', async (_what, file, from, to, line) => {
  replace(file, from, to);
  const lines = await problems();
  expect(lines.filter((one) => line.test(one))).toHaveLength(1);
});

test.each(['fqa.json', 'articles/Draft.md', 'articles/photo.png', 'legal/imprint.md'])(
  'the file %s is named: no page shows it',
  async (file) => {
    writeFileSync(join(folder, file), '');
    expect(await problems()).toEqual([expect.stringContaining(`${file}: no page shows this file`)]);
  },
);

describe('what translators have to do', () => {
  test('texts that no dictionary has are counted, with the languages that lack them', async () => {
    replace('home.json', 'Continue', 'Go on to the next page');
    const { texts } = await checkContent(folder);
    const phrases = Object.fromEntries(texts.map(({ text }) => [text, 'x']));
    const { 'Go on to the next page': _, ...others } = phrases;
    const everything = compileDictionary(phrases);
    const known = compileDictionary(others);
    expect(untranslatedLines(untranslated(texts, () => known))).toEqual([
      '1 text is English in 21 languages:',
      '  "Go on to the next page"',
    ]);
    const lines = untranslatedLines(untranslated(texts, (code) => (code === 'de' ? known : everything)));
    expect(lines[0]).toBe('1 text is English in one language (de):');
  });

  test('names, figures, addresses, dates and the bodies of articles are nothing to translate', async () => {
    const { texts } = await checkContent(folder);
    const words = untranslated(texts, () => compileDictionary({})).map(({ text }) => text);
    for (const name of ['SILO Pharma', '/faq', 'Sept 1, 2025', '5 min read', '98%', 'filing-calendar']) {
      expect(words).not.toContain(name);
    }
    expect(words.some((text) => text.startsWith('Ask a language model'))).toBe(false);
    expect(words).toContain('What AI can draft, and what it cannot know');
    // Both stand in lists of the same name.
    expect(words).not.toContain('13d-1(b), 13d-2(c)');
    expect(words).toContain('When someone’s access ends. Remove it the same day.');
  });
});
