import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURED } from '../sections/intel/featured-article.tsx';
import { sitePageAt } from '../routes.ts';
import type { ContentReport } from './parse-with-defaults.ts';
import { ContentFolder } from './content-folder.server.ts';
import { DOCUMENTS, documentAt, documentPath } from './documents.ts';
import { blogContent } from './files/blog.ts';
import { partDocument } from './front-matter.server.ts';

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
  '$path says the same in its text and in the table of pages',
  ({ path, file }) => {
    const { title, description } = partDocument(readFileSync(file, 'utf8')).lines;
    expect(sitePageAt(path)).toMatchObject({ title, description });
  },
);

test.each([...ARTICLES, ...LEGAL])('$path holds nothing that the site does not set', async ({ read }) => {
  expect(await read()).toBeDefined();
  expect(reports).toEqual([]);
});

test.each(ARTICLES)('$path has all that its page and the feed tell', async ({ read }) => {
  const facts = (await read())?.facts;
  expect(facts?.date).toBe('Sept 1, 2025');
  expect(Object.values(facts ?? {}).filter((fact) => fact === '')).toEqual([]);
});

test('the badges are Featured for the featured article, Technology or Analytics for the others', async () => {
  const badges = await Promise.all(ARTICLES.map(async ({ read }) => (await read())?.facts.category));
  expect(badges).toEqual(['Featured', 'Technology', 'Analytics', 'Analytics']);
});

test.each(LEGAL)('$path has a date and sections', async ({ read }) => {
  const { facts, blocks } = (await read()) ?? { facts: undefined, blocks: [] };
  expect(facts?.updated).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(blocks.filter((block) => block.kind === 'heading').length).toBeGreaterThan(3);
});

test('the featured card tells what its article tells', async () => {
  const article = await folder.readDocument('articles', 'forthright-2-0-article');
  const { path, ...told } = FEATURED;
  expect(path).toBe('/intel/forthright-2-0-article');
  expect(article?.facts).toMatchObject(told);
});

test('a path leads to its document, with a language in front; no other path does', () => {
  expect(documentAt('legal', '/de/compliance')).toBe('compliance');
  expect(documentAt('legal', '/../../etc/passwd')).toBeUndefined();
  expect(documentAt('articles', '/intel/compliance')).toBeUndefined();
});

test('the cards tell what their articles tell, and every popular tag has a card', async () => {
  const { content } = await folder.read(blogContent);
  const byTitle = new Map(content.blog_posts.map((post) => [post.title, post]));
  for (const { path, read } of ARTICLES) {
    const { title = '', tags = '', category } = (await read())?.facts ?? {};
    const card = byTitle.get(title);
    if (path === FEATURED.path) continue;
    expect(card).toMatchObject({ category, tags: tags.split(', ') });
  }
  const carried = new Set(content.blog_posts.flatMap(({ tags }) => tags));
  expect(content.popular_tags.tags.filter((tag) => !carried.has(tag))).toEqual([]);
});
