import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openSite } from '../../tests/fixtures/site/open-site.ts';
import { checkContent } from '../../editor/content/check-content.ts';

const DAY_BEFORE = 'published: 2027-03-01';

/** Every place that could reveal an article or a page. */
const LISTS = ['/', '/intel', '/de/intel', '/intel/feed.xml', '/sitemap.xml', '/data/blog.json'];

/** A site at a time that the test can change. */
async function siteAt(time: string, settings = {}) {
  const clock = { time: Date.parse(time) };
  const site = await openSite(settings, addUnpublished, () => clock.time);
  onTestFinished(() => site.stop());
  const told = async () => {
    const texts = await Promise.all(LISTS.map(async (path) => (await site.fetch(path)).text()));
    return LISTS.filter((_, index) => /merger|embargo/i.test(texts[index] ?? ''));
  };
  const statusOf = async (path: string) => (await site.fetch(path)).status;
  return { clock, told, statusOf, contentDir: site.contentDir, look: () => site.look() };
}

/** An article and a page of March 1, 2027, each with a draft beside it, and a card of that day. */
function addUnpublished(contentDir: string) {
  const article = (name: string, field: string) =>
    writeFileSync(
      join(contentDir, `articles/${name}.md`),
      `---\ntitle: The merger of ${name}\ncategory: Analytics\n${field}\n---\nIt is done.\n`,
    );
  article('embargo-one', DAY_BEFORE);
  article('embargo-draft', 'draft: true\npublished: 2026-01-01');
  article('embargo-wrong-day', 'published: March 1');
  const page = (name: string, field: object) =>
    writeFileSync(
      join(contentDir, `pages/${name}.json`),
      JSON.stringify({ address: `/solutions/${name}`, ...field, hero: { title: 'The merger' } }),
    );
  page('embargo-page', { published: '2027-03-01' });
  page('embargo-page-draft', { draft: true });
  page('embargo-page-wrong', { draft: 'yes' });
  const blog = join(contentDir, 'blog.json');
  const { blog_posts: posts, ...rest } = JSON.parse(readFileSync(blog, 'utf8'));
  const card = { title: 'An embargoed note', date: 'March 1, 2027', category: 'Analytics' };
  writeFileSync(blog, JSON.stringify({ ...rest, blog_posts: [...posts, card] }));
}

const NEVER_OUT = [
  '/intel/embargo-draft',
  '/intel/embargo-wrong-day',
  '/solutions/embargo-page-draft',
  '/solutions/embargo-page-wrong',
];

it('is nowhere until its day in New York begins, then everywhere at the next request', async () => {
  const { clock, told, statusOf } = await siteAt('2027-03-01T04:59:59Z');
  const both = () => Promise.all(['/intel/embargo-one', '/de/solutions/embargo-page'].map(statusOf));
  expect([await told(), await both()]).toEqual([[], [404, 404]]);
  clock.time = Date.parse('2027-03-01T05:00:00Z');
  expect(await both()).toEqual([200, 200]);
  expect(await told()).toEqual(LISTS.filter((path) => path !== '/'));
  expect(await Promise.all(NEVER_OUT.map(statusOf))).toEqual(NEVER_OUT.map(() => 404));
});

it('is shown everywhere when drafts are shown', async () => {
  const { statusOf } = await siteAt('2027-02-28T12:00:00Z', { SHOW_DRAFTS: 'yes' });
  const paths = ['/intel/embargo-one', '/solutions/embargo-page', ...NEVER_OUT];
  expect(await Promise.all(paths.map(statusOf))).toEqual(paths.map(() => 200));
});

it('shows an entry with an emptied field', async () => {
  const fields = ['draft:', 'draft: null', 'draft: ~', 'draft: false', 'standfirst:\nupdated:\ntags:'];
  const site = await openSite({}, (contentDir) => {
    for (const [index, field] of fields.entries()) {
      const article = `---\ntitle: The merger\ncategory: Analytics\npublished: 2026-01-01\n${field}\n---\nIt is done.\n`;
      writeFileSync(join(contentDir, `articles/merger-${index}.md`), article);
    }
    const seo = { title: 'The merger', description: 'It is done.' };
    const page = { address: '/merger', draft: null, published: null, seo, hero: seo, next_step: null };
    writeFileSync(join(contentDir, 'pages/merger.json'), JSON.stringify(page));
  });
  onTestFinished(() => site.stop());
  for (const path of [...fields.map((_, index) => `/intel/merger-${index}`), '/merger'])
    expect((await site.fetch(path)).status).toBe(200);
  expect((await checkContent(site.contentDir)).filter((fault) => fault.includes('merger'))).toEqual([]);
});

it('disappears when it becomes a draft', async () => {
  const { look, statusOf, contentDir } = await siteAt('2027-03-02T12:00:00Z');
  expect(await statusOf('/intel/embargo-one')).toBe(200);
  const file = join(contentDir, 'articles/embargo-one.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('---\n', '---\ndraft: true\n'));
  await look();
  expect(await statusOf('/intel/embargo-one')).toBe(404);
});

it('a page that lacks its texts has the name of its file, and the server starts', async () => {
  const site = await openSite({}, (contentDir) => {
    writeFileSync(join(contentDir, 'pages/board-days.json'), '{ "address": "/board-days" }');
  });
  onTestFinished(() => site.stop());
  const page = await site.fetch('/board-days');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Board Days')]);
});

it('shows yesterday’s year, day or date on no page and in no file that was requested before', async () => {
  // The last hour of the year in New York.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 1, 4) });
  const site = await openSite();
  onTestFinished(site.stop);
  const get = async (path: string, headers = {}) => {
    const response = await site.fetch(path, { headers });
    return { status: response.status, etag: response.headers.get('ETag'), text: await response.text() };
  };
  const paths = ['/', '/fr', '/tools/filing-dates', '/tools/filing-dates/reports.ics'];
  const before = await Promise.all(paths.map((path) => get(path)));
  expect(before[0]?.text).toContain('© 2026');
  vi.setSystemTime(Date.UTC(2027, 0, 1, 5));
  const after = await Promise.all(paths.map((path) => get(path)));
  expect(after[0]?.text).toContain('© 2027');
  expect(after[1]?.text).toContain('2027');
  expect(after[2]?.text).toContain('2027-12-31');
  expect(after[3]?.text).not.toBe(before[3]?.text);
  // A visitor who has the page gets the new one.
  expect((await get('/', { 'If-None-Match': before[0]?.etag ?? '' })).status).toBe(200);
  expect((await get('/', { 'If-None-Match': after[0]?.etag ?? '' })).status).toBe(304);
});
