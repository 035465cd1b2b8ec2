import * as v from 'valibot';
import { defineContent, filled, group, list, text, type ContentOf } from '../schema.ts';

const CATEGORIES = ['All', 'Technology', 'Analytics', 'Security', 'Insights', 'Updates'];

const POPULAR_TAGS = [
  'AI',
  'Analytics',
  'Investor Relations',
  'Corporate Communications',
  'Intelligence',
  'Automation',
  'Data',
  'Insights',
  'Technology',
  'Innovation',
];

/** The posts of /intel, its category chips and its tags. */
export const blogContent = defineContent('blog.json', {
  blog_posts: list(
    group({
      id: v.optional(
        v.pipe(v.number(), v.description('A number of its own. 1, 2 and 3 lead to the three article pages.')),
        0,
      ),
      category: text('', 'One of the categories below; decides the icon.'),
      read_time: text('', 'For example "5 min read".'),
      title: text('', 'The headline of the card.'),
      excerpt: text('', 'Two or three sentences.'),
      author: text('', 'Who wrote it.'),
      date: text('', 'For example "Sept 1, 2025".'),
      tags: list(v.string(), [], 'The tags under which the post is found.'),
    }),
    [],
    'The posts, newest first.',
  ),
  categories: list(v.string(), CATEGORIES, 'The chips above the posts.'),
  popular_tags: group({
    title: filled('Popular tags', 'Heading of the tags.'),
    tags: list(v.string(), POPULAR_TAGS, 'The tags offered as filters.'),
  }),
});

export type BlogContent = ContentOf<typeof blogContent>;
