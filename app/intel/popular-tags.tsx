import type { BlogContent } from '../content/files/blog.ts';
import { Link } from '../language/link.tsx';
import { untranslated } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';
import { Icon } from '../ui/icon.tsx';
import { isSameTag, tagPath } from './tags.ts';

type PopularTagsProps = BlogContent['popular_tags'] & { current?: string };

/**
 * Links to the posts of each tag. The current tag's link is marked and clears the filter. A current tag that is not popular is added at the end.
 */
export function PopularTags({ title, tags, current }: PopularTagsProps) {
  const t = useTranslate();
  const foreign = current !== undefined && !tags.some((tag) => isSameTag(tag, current));
  return (
    <nav className="popular-tags" aria-labelledby="popular-tags">
      <h2 id="popular-tags">{title}</h2>
      <ul className="tags">
        {tags.map((tag) => {
          const chosen = current !== undefined && isSameTag(tag, current);
          return (
            <li key={tag}>
              <Link to={chosen ? '/intel' : tagPath(tag)} current={chosen ? 'page' : undefined}>
                {t(tag)}
                {chosen && <ClearHint />}
              </Link>
            </li>
          );
        })}
        {foreign && (
          <li>
            <Link to="/intel" current="page">
              <bdi>{untranslated(current)}</bdi>
              <ClearHint />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function ClearHint() {
  const t = useTranslate();
  return (
    <>
      <span className="vh"> {t('(clear filter)')}</span>
      <Icon name="cross" />
    </>
  );
}
