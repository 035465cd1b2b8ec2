import { documentPath } from '../content/documents.ts';
import type { Post } from '../content/files/blog.ts';
import { Link } from '../language/link.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { Icon } from '../ui/icon.tsx';
import { ReadTime, WrittenDate } from './written.tsx';

/** One post of the list. An article has a link and an arrow; a note is shown in full. */
export function PostCard({ article, category, read_time, title, excerpt, author, date }: Post) {
  const t = useTranslate();
  return (
    <article className={article ? 'post' : 'post brief'}>
      <p className="byline">
        <span>
          <WrittenDate date={date} />
        </span>{' '}
        <b>
          <CategoryIcon category={category} />
          {t(category)}
        </b>
      </p>
      <div>
        <h3>{article ? <Link to={documentPath('articles', article)}>{title}</Link> : title}</h3>
        <p className="excerpt">{excerpt}</p>
      </div>
      <p className="byline">
        <span>{author}</span>{' '}
        <span>
          <ReadTime text={read_time} />
          {article && <Icon name="onward" />}
        </span>
      </p>
    </article>
  );
}

/** By category, on a 16 px grid. */
const ICON_PATHS = new Map([
  ['security', 'M3 7h10v7H3zM5 7V4.5a3 3 0 0 1 6 0V7'],
  [
    'technology',
    'M4.5 4.5h7v7h-7zM6.5 4.5V2m3 2.5V2m-3 12v-2.5m3 2.5v-2.5M4.5 6.5H2m2.5 3H2m12-3h-2.5m2.5 3h-2.5',
  ],
  ['analytics', 'M2 2v12h12M4.5 10.5l3-3.5 2.5 2 3.5-5'],
]);

const DEFAULT_ICON_PATH = 'M3.5 2h9v12h-9zM6 5.5h4M6 8h4m-4 2.5h2.5';

function CategoryIcon({ category }: { category: string }) {
  const path = ICON_PATHS.get(category.trim().toLowerCase()) ?? DEFAULT_ICON_PATH;
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={1.25} strokeLinejoin="bevel" />
    </svg>
  );
}
