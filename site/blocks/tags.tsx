import type { BlogContent } from '../content/files/blog.ts';
import { Link } from '../language/paths/link.tsx';
import { untranslated } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { Icon } from '../ui/icon.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import tagsSheet from './tags.css?inline';

type PopularTagsProps = BlogContent['popular_tags'] & { current?: string };

/** Links to the posts of each tag. The link of the current one, popular or not, is marked and clears the filter. */
export function PopularTags({ title, tags, current }: PopularTagsProps) {
  useSheet('blocks', tagsSheet);
  const t = useTranslate();
  const isCurrent = (tag: string) => current !== undefined && isSameTag(tag, current);
  const others = current === undefined || tags.some(isCurrent) ? [] : [current];
  return (
    <nav className="popular-tags" aria-labelledby="popular-tags">
      <h2 className="label small" id="popular-tags">
        {title}
      </h2>
      <ul className="ways tags">
        {[...tags, ...others].map((tag) => {
          const words = tags.includes(tag) ? t(tag) : <bdi>{untranslated(tag)}</bdi>;
          return (
            <li key={tag}>
              {isCurrent(tag) ? (
                <Link to="/intel" current="page">
                  {words}
                  <span className="vh"> {t('(clear filter)')}</span>
                  <Icon name="cross" />
                </Link>
              ) : (
                <Link to={`/intel?tag=${encodeURIComponent(tag.toWellFormed())}`}>{words}</Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The tag in the query of the address. */
export function tagOf(search: URLSearchParams): string | undefined {
  return search.get('tag')?.trim() || undefined;
}

export function isSameTag(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
