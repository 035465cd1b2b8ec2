import { useRef } from 'react';
import { useContent } from '../../../rendering/page-content.tsx';
import { Link } from '../../language/link.tsx';
import { untranslated, type Text } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Categories } from './categories.tsx';
import { PopularTags } from './popular-tags.tsx';
import { PostCard } from './post-card.tsx';
import { isSameTag, postsUnder } from './tag.ts';

/** The posts, all of them or those under a tag, with what there is to choose from. */
export function Shelf({ tag }: { tag: string | undefined }) {
  const t = useTranslate();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { blog_posts: all, categories, popular_tags } = useContent('blog.json').content;
  const posts = postsUnder(all, tag);
  const known = popular_tags.tags.find((one) => tag !== undefined && isSameTag(one, tag));
  const shown = known === undefined ? untranslated(tag ?? '') : t(known);
  return (
    <>
      <Categories names={categories} posts={all} />
      <PopularTags {...popular_tags} current={tag} />
      <div className={tag && posts.length === 0 ? 'results empty' : 'results'}>
        <div role="status">
          {heading() && (
            <h2 ref={headingRef} tabIndex={-1}>
              {heading()}
            </h2>
          )}
        </div>
        {tag && posts.length === 0 && (
          <Link
            className={buttonClass({ look: 'line', small: true })}
            to="/intel"
            // The link goes away with the filter; the keyboard's place stays here.
            onClick={() => headingRef.current?.focus()}
          >
            {t('View all articles')}
          </Link>
        )}
      </div>
      {posts.length > 0 && (
        <div className="posts">
          {posts.map((post) => (
            <PostCard key={`${post.id} ${post.title}`} {...post} />
          ))}
        </div>
      )}
    </>
  );

  function heading(): Text | undefined {
    if (tag === undefined) return posts.length > 0 ? t('All articles') : undefined;
    if (posts.length === 0) return t('No articles found for tag "#{tag}"', { tag: shown });
    return t('Articles tagged "#{tag}"', { tag: shown });
  }
}
