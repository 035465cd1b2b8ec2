import type { BlogContent } from '../content/files/blog.ts';
import { Link } from '../language/link.tsx';
import { untranslated, type Text, plain } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';
import { buttonClass } from '../ui/button.tsx';
import { Loading, SkeletonRows } from '../blocks/loading.tsx';
import { PopularTags } from './popular-tags.tsx';
import { PostCard } from './post-card.tsx';
import { isSameTag, postsUnder } from './tags.ts';

interface PostListProps extends Pick<BlogContent, 'blog_posts' | 'categories' | 'popular_tags'> {
  tag: string | undefined;
}

/** All posts, or those with a tag. */
export function PostList({ tag, blog_posts: all, categories, popular_tags }: PostListProps) {
  const t = useTranslate();
  const posts = postsUnder(all, tag);
  // Their whole text is in the list.
  const notes = posts.filter(({ article }) => !article);
  const known = popular_tags.tags.find((one) => tag !== undefined && isSameTag(one, tag));
  const shown = known === undefined ? untranslated(tag ?? '') : t(known);
  return (
    <>
      <div className={tag && posts.length === 0 ? 'results empty' : 'results'}>
        {heading() && <h2>{heading()}</h2>}
        {tag && (
          <Link
            className={posts.length === 0 ? buttonClass({ look: 'line', small: true }) : undefined}
            to="/intel"
          >
            {t('View all articles')}
          </Link>
        )}
        <Categories names={categories} posts={all} all={tag === undefined} />
      </div>
      <Posts posts={posts.filter(({ article }) => article)} />
      {notes.length > 0 && <h2 className="notes">{t('Short notes')}</h2>}
      <Posts posts={notes} />
      <PopularTags {...popular_tags} current={tag} />
    </>
  );

  function heading(): Text | undefined {
    if (tag === undefined) return posts.length > 0 ? t('All articles') : undefined;
    if (posts.length === 0) return t('No articles found for tag "#{tag}"', { tag: shown });
    return t('Articles tagged "#{tag}"', { tag: shown });
  }
}

function Posts({ posts }: Pick<CategoriesProps, 'posts'>) {
  if (posts.length === 0) return null;
  return (
    <div className="posts">
      {posts.map((post) => (
        <PostCard key={`${post.id} ${plain(post.title)}`} {...post} />
      ))}
    </div>
  );
}

interface CategoriesProps {
  names: readonly string[];
  posts: BlogContent['blog_posts'];
  /** Whether the list below has posts of all categories. */
  all: boolean;
}

/** How many posts each category has: to read, not to choose from (specification, section 2). */
function Categories({ names, posts, all }: CategoriesProps) {
  const t = useTranslate();
  const countOf = (name: string) => posts.filter(({ category }) => category === name).length;
  return (
    <ul className="chips" aria-label={plain(t('Categories'))}>
      {names.map((name) => (
        <li key={name} className={all && name === 'All' ? 'shown' : undefined}>
          <span>{t(name)}</span> {posts.length > 0 && <b>{name === 'All' ? posts.length : countOf(name)}</b>}
        </li>
      ))}
    </ul>
  );
}

export function LoadingPosts() {
  return (
    <Loading className="loading-shelf">
      <SkeletonRows count={1} />
      <div className="posts">
        <SkeletonRows count={3} />
      </div>
    </Loading>
  );
}
