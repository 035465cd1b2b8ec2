import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURED } from '../sections/intel/featured-article.tsx';
import { sitePageAt } from '../routes.ts';
import type { ContentReport } from './parse-with-defaults.ts';
import { ContentFolder } from './content-folder.server.ts';
import { DOCUMENTS, documentAt, documentPath } from './documents.ts';
import { blogContent } from './files/blog.ts';
import { splitFrontMatter } from './front-matter.server.ts';

const reports: ContentReport[] = [];
const folder = new ContentFolder('content', (report) => reports.push(report));

const ARTICLES = DOCUMENTS.articles.map((slug) => ({
  path: documentPath('articles', slug),
  file: `content/articles/${slug}.md`,
  read: () => folder.readDocument('articles', slug),
}));
const LEGAL = DOCUMENTS.legal.map((slug) => ({
  path: documentPath('legal', slug),
  file: `content/legal/${slug}.md`,
  read: () => folder.readDocument('legal', slug),
}));

test.each([...ARTICLES, ...LEGAL])(
  '$path has the same title and description in its file and in app/routes.ts',
  ({ path, file }) => {
    const { title, description } = splitFrontMatter(readFileSync(file, 'utf8')).fields;
    expect(sitePageAt(path)).toMatchObject({ title, description });
  },
);

test.each([...ARTICLES, ...LEGAL])('$path has only supported elements', async ({ read }) => {
  expect(await read()).toBeDefined();
  expect(reports).toEqual([]);
});

test.each(ARTICLES)('$path has all metadata for its page and the feed', async ({ read }) => {
  const metadata = (await read())?.metadata;
  expect(metadata?.date).toBe('Sept 1, 2025');
  expect(Object.values(metadata ?? {}).filter((value) => value === '')).toEqual([]);
});

test('the badges are Featured for the featured article, Technology or Analytics for the others', async () => {
  const badges = await Promise.all(ARTICLES.map(async ({ read }) => (await read())?.metadata.category));
  expect(badges).toEqual(['Featured', 'Technology', 'Analytics', 'Analytics']);
});

test.each(LEGAL)('$path has a date and sections', async ({ read }) => {
  const { metadata, blocks } = (await read()) ?? { metadata: undefined, blocks: [] };
  expect(metadata?.updated).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(blocks.filter((block) => block.kind === 'heading').length).toBeGreaterThan(3);
});

test('the featured card matches its article', async () => {
  const article = await folder.readDocument('articles', 'forthright-2-0-article');
  const { path, ...card } = FEATURED;
  expect(path).toBe('/intel/forthright-2-0-article');
  expect(article?.metadata).toMatchObject(card);
});

test('a path finds its document, also with a language prefix; any other path finds none', () => {
  expect(documentAt('legal', '/de/compliance')).toBe('compliance');
  expect(documentAt('legal', '/../../etc/passwd')).toBeUndefined();
  expect(documentAt('articles', '/intel/compliance')).toBeUndefined();
});

test('the cards match their articles, and every popular tag has a card', async () => {
  const { content } = await folder.read(blogContent);
  const byTitle = new Map(content.blog_posts.map((post) => [post.title, post]));
  for (const { path, read } of ARTICLES) {
    const { title = '', tags = '', category } = (await read())?.metadata ?? {};
    const card = byTitle.get(title);
    if (path === FEATURED.path) continue;
    expect(card).toMatchObject({ category, tags: tags.split(', ') });
  }
  const used = new Set(content.blog_posts.flatMap(({ tags }) => tags));
  expect(content.popular_tags.tags.filter((tag) => !used.has(tag))).toEqual([]);
});
