import { expect, test } from 'vitest';
import { readSite } from '../../site-content.server.ts';

const { articles, legal, blog } = await readSite('content');

test('every article has what its page, its card and the feed show', () => {
  expect(articles.size).toBeGreaterThan(3);
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
  const bare = Array.from(articles).flatMap(([slug, { metadata }]) =>
    needed.filter((field) => !metadata[field as keyof typeof metadata]).map((field) => [slug, field]),
  );
  expect(bare).toEqual([]);
});

test.each(['privacy-policy', 'terms-of-service'])('%s has a summary of two paragraphs', (slug) => {
  const metadata = legal.get(slug)?.metadata;
  for (const paragraph of [metadata?.summary_1, metadata?.summary_2]) {
    expect(paragraph?.split(' ').length).toBeGreaterThan(39);
    expect(paragraph?.split(' ').length).toBeLessThan(71);
  }
});

test('every popular tag has a card', () => {
  const used = new Set(blog.blog_posts.flatMap(({ tags }) => tags));
  expect(blog.popular_tags.tags.filter((tag) => !used.has(tag))).toEqual([]);
});
