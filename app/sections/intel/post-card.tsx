import type { BlogContent } from '../../content/files/blog.ts';
import { documentPath } from '../../content/documents.ts';
import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { CategoryIcon } from './category-icon.tsx';

/** The posts with a page of their own, by id (specification, section 2); the others say all they say on the card. */
const PAGES: ReadonlyMap<number, string> = new Map([
  [1, documentPath('articles', 'ai-intelligence-article')],
  [2, documentPath('articles', 'advanced-analytics-article')],
  [3, documentPath('articles', 'investor-engagement-article')],
]);

type PostCardProps = BlogContent['blog_posts'][number];

export function PostCard({ id, category, read_time, title, excerpt, author, date }: PostCardProps) {
  const t = useTranslate();
  const page = PAGES.get(id);
  return (
    <article className="post">
      <p className="meta">
        <b>
          <CategoryIcon category={category} />
          {t(category)}
        </b>
        <span>{t(read_time)}</span>
      </p>
      <h3>{page ? <Link to={page}>{t(title)}</Link> : t(title)}</h3>
      <p className="excerpt">{t(excerpt)}</p>
      <p className="meta">
        <span>{t(author)}</span>
        <span>{t(date)}</span>
      </p>
    </article>
  );
}
