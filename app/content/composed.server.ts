import { PUBLIC_LANGUAGES } from '../language/languages.ts';
import type { Article } from './document-metadata.ts';
import type { ContentSource } from './content-source.ts';
import { isoDate, writtenDate } from './dates.ts';
import { figuresOf } from './figures.ts';
import { blogContent } from './files/blog.ts';
import { commonContent } from './files/common.ts';
import { faqContent } from './files/faq.ts';
import { pricingContent } from './files/pricing.ts';
import { supportContent } from './files/support.ts';
import { isMediumName } from './media.ts';
import type { ContentOf } from './schema.ts';

type BlogContent = ContentOf<typeof blogContent>;
type CommonContent = ContentOf<typeof commonContent>;
type Post = BlogContent['blog_posts'][number];

/** Files that the server completes with what other files say; `/data/` and pages have the result. */
const COMPOSERS = new Map<string, (content: never, folder: ContentSource) => Promise<unknown>>([
  [blogContent.name, withArticles],
  [commonContent.name, withFigures],
]);

/**
 * The content of a file with what the server adds; itself when there is nothing to add.
 * @param content as the schema of the file has parsed it
 */
export async function compose(name: string, content: unknown, folder: ContentSource): Promise<unknown> {
  return COMPOSERS.get(name)?.(content as never, folder) ?? content;
}

/** The figures behind the placeholders that every text may hold. */
async function withFigures(common: CommonContent, folder: ContentSource): Promise<CommonContent> {
  const [{ content: pricing }, { content: faq }, { content: support }] = await Promise.all([
    folder.read(pricingContent),
    folder.read(faqContent),
    folder.read(supportContent),
  ]);
  const counts = {
    questions: faq.items.length,
    answers: support.faq.items.length,
    languages: PUBLIC_LANGUAGES.length,
  };
  return { ...common, figures: { ...figuresOf(pricing.plans), ...counts } };
}

/**
 * The cards of the articles and those of the file that are out, newest first; those without a date come last. A card of the file with
 * the id of an article replaces the card of that article, and links to it.
 */
async function withArticles(blog: BlogContent, folder: ContentSource): Promise<BlogContent> {
  const cards = (await folder.articles()).map(cardOf);
  const featured = cards.find(({ category }) => category === 'Featured');
  const byId = new Map(cards.filter(({ id }) => id > 0).map((card) => [card.id, card]));
  const own = blog.blog_posts.flatMap((post) =>
    folder.isOut({ published: isoDate(post.date) }) ? [{ ...post, article: byId.get(post.id)?.article }] : [],
  );
  const rest = cards.filter(
    (card) => card !== featured && !own.some(({ article }) => article === card.article),
  );
  const dayOf = ({ date }: Post) => isoDate(date) ?? '';
  const newestFirst = [...rest, ...own].toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)));
  return { ...blog, featured, blog_posts: newestFirst };
}

function cardOf({ slug, metadata }: Article): Post {
  const { category, excerpt, description, standfirst, image } = metadata;
  return {
    id: Number(metadata.id),
    category,
    read_time: metadata.read_time,
    title: metadata.title,
    excerpt: category === 'Featured' ? description : excerpt || standfirst,
    author: metadata.author,
    date: writtenDate(metadata.published),
    image: isMediumName(image) ? image : '',
    image_alt: metadata.image_alt,
    tags: metadata.tags,
    article: slug,
  };
}
