import type { ReactNode } from 'react';
import type { BlogContent, Post } from '../content/files/blog.ts';
import { Link } from '../language/link.tsx';
import { untranslated } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';
import { Icon } from '../ui/icon.tsx';

/**
 * Links to the posts of each tag. The current tag's link is marked and clears the filter. A current tag that is not
 * popular is added at the end.
 */
export function PopularTags({ title, tags, current }: BlogContent['popular_tags'] & { current?: string }) {
  const t = useTranslate();
  const isChosen = (tag: string) => current !== undefined && isSameTag(tag, current);
  return (
    <nav className="popular-tags" aria-labelledby="popular-tags">
      <h2 id="popular-tags">{title}</h2>
      <ul className="tags">
        {tags.map((tag) => (
          <li key={tag}>
            {isChosen(tag) ? (
              <ClearTag>{t(tag)}</ClearTag>
            ) : (
              <Link to={`/intel?tag=${encodeURIComponent(tag.toWellFormed())}`}>{t(tag)}</Link>
            )}
          </li>
        ))}
        {current !== undefined && !tags.some(isChosen) && (
          <li>
            <ClearTag>
              <bdi>{untranslated(current)}</bdi>
            </ClearTag>
          </li>
        )}
      </ul>
    </nav>
  );
}

function ClearTag({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <Link to="/intel" current="page">
      {children}
      <span className="vh"> {t('(clear filter)')}</span>
      <Icon name="cross" />
    </Link>
  );
}

/** The tag in the query of the address. */
export function tagOf(search: URLSearchParams): string | undefined {
  return search.get('tag')?.trim() || undefined;
}

export function isSameTag(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

export function postsUnder(posts: readonly Post[], tag: string | undefined): readonly Post[] {
  if (tag === undefined) return posts;
  return posts.filter(({ tags }) => tags.some((one) => isSameTag(one, tag)));
}
