import { expect, test } from 'vitest';
import { ContentFolder } from './content-folder.server.ts';
import { blogContent } from './files/blog.ts';

const folder = new ContentFolder('content', () => {});

test('every article has what its page, its card and the feed show', async () => {
  const articles = await folder.articles();
  expect(articles.length).toBeGreaterThan(3);
  const needed = [
    'title',
    'description',
    'standfirst',
    'category',
    'author',
    'published',
    'read_time',
    'tags',
  ];
  const bare = articles.flatMap(({ slug, metadata }) =>
    needed.filter((field) => !metadata[field as keyof typeof metadata]).map((field) => [slug, field]),
  );
  expect(bare).toEqual([]);
});

test.each(['privacy-policy', 'terms-of-service'])('%s has a summary of two paragraphs', async (slug) => {
  const metadata = (await folder.readDocument('legal', slug))?.metadata;
  for (const paragraph of [metadata?.summary_1, metadata?.summary_2]) {
    expect(paragraph?.split(' ').length).toBeGreaterThan(39);
    expect(paragraph?.split(' ').length).toBeLessThan(71);
  }
});

test('every popular tag has a card', async () => {
  const { content } = await folder.read(blogContent);
  const used = new Set(content.blog_posts.flatMap(({ tags }) => tags));
  expect(content.popular_tags.tags.filter((tag) => !used.has(tag))).toEqual([]);
});
