import * as v from 'valibot';
import builtIn from '../built-in.json' with { type: 'json' };
import type { OtherFiles } from '../content.ts';
import { isoDate, writtenDate } from '../dates.ts';
import type { DocumentOf } from '../documents/document-metadata.ts';
import { isMediumName } from '../media/media.ts';
import {
  verbatim,
  checked,
  defineContent,
  filled,
  group,
  list,
  number,
  optional,
  pictureOrNone,
  text,
} from '../schema.ts';
import type { TranslatedContent } from '../translated.ts';
import { seo } from './titled.ts';

const post = group({
  id: number('A number of its own. With the id of an article, the card leads to it.'),
  category: verbatim('One of the categories below; decides the icon.'),
  read_time: verbatim('For example "5 min read".'),
  title: filled('The headline of the card.'),
  excerpt: text('Two or three sentences.'),
  author: text('Who wrote it. May hold {brand}.'),
  date: checked(
    (written) => isoDate(written) !== undefined,
    'a date such as "Sept 1, 2025"',
    'For example "Sept 1, 2025".',
  ),
  image: pictureOrNone('The name of a picture in media/. Empty: none.'),
  image_alt: text('What it shows, for people who cannot see it.'),
  tags: list(v.string(), 'The tags under which the post is found.'),
  article: optional(v.string(), 'The site fills this in: the article that the card leads to.'),
  updated: optional(v.string(), 'The site fills this in: when the article last changed.'),
});

/**
 * The page /intel. The cards of articles come from their front matter, so that
 * `/data/blog.json` has them and the file does not.
 */
export const blogContent = defineContent(
  'blog.json',
  {
    seo,
    title: filled('The headline of the page.'),
    newsletter: group({ title: filled('Heading of the newsletter box.') }),
    blog_posts: list(
      post,
      'Notes and other cards that are not articles. They follow the articles, newest first.',
    ),
    featured: v.optional(post),
    categories: list(v.string(), 'The chips above the posts.'),
    popular_tags: group({
      title: filled('Heading of the tags.'),
      tags: list(v.string(), 'The tags offered as filters.'),
    }),
  },
  { defaults: { ...builtIn['blog.json'], blog_posts: [] }, compose: withArticles },
);

export type BlogContent = TranslatedContent<typeof blogContent>;
export type Post = BlogContent['blog_posts'][number];

type Card = v.InferOutput<typeof post>;

/**
 * The published cards of articles and of the file, newest first; those without a date come last. A card of the file
 * with the id of an article replaces the card of that article, and links to it.
 */
function withArticles<Blog extends { blog_posts: Card[] }>(blog: Blog, { articles, isOut }: OtherFiles) {
  const cards = Array.from(articles, cardOf);
  const featured = cards.find(({ category }) => category === 'Featured');
  const byId = new Map(cards.filter(({ id }) => id > 0).map((card) => [card.id, card]));
  const own = blog.blog_posts.flatMap((card) =>
    isOut(isoDate(card.date)) ? [{ ...card, ...linkOf(byId.get(card.id)) }] : [],
  );
  const rest = cards.filter(
    (card) => card !== featured && !own.some(({ article }) => article === card.article),
  );
  const dayOf = ({ date }: Card) => isoDate(date) ?? '';
  const newestFirst = [...rest, ...own].toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)));
  return { ...blog, featured, blog_posts: newestFirst };
}

/** The values that a card of the file takes from the card of its article. */
function linkOf(card: Card | undefined) {
  return { article: card?.article, updated: card?.updated };
}

function cardOf([slug, { metadata }]: [string, Pick<DocumentOf<'articles'>, 'metadata'>]): Card {
  const { category, excerpt, description, standfirst, image, published, updated } = metadata;
  return {
    id: Number(metadata.id),
    category,
    read_time: metadata.read_time,
    title: metadata.title,
    excerpt: category === 'Featured' ? description : excerpt || standfirst,
    author: metadata.author,
    date: writtenDate(published),
    image: isMediumName(image) ? image : '',
    image_alt: metadata.image_alt,
    tags: metadata.tags,
    article: slug,
    updated: updated === published ? '' : updated,
  };
}
