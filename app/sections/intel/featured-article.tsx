import { documentPath } from '../../content/documents.ts';
import type { Post } from '../../content/files/blog.ts';
import { Link } from '../../language/link.tsx';
import { untranslated } from '../../language/text.ts';
import { useFill, useTranslate } from '../../language/use-translate.ts';
import { ReadTime, WrittenDate } from './written.tsx';

/** The one large article, on a sheet of paper. A version in its title is its picture. */
export function FeaturedArticle({ article = '', category, date, read_time, title, excerpt }: Post) {
  const t = useTranslate();
  const version = /\b\d+\.\d+\b/.exec(useFill()(title))?.[0];
  return (
    <article className="feature paper">
      {version && (
        <p className="feature-art" aria-hidden="true" translate="no">
          {untranslated(version)}
        </p>
      )}
      <div>
        <p className="meta">
          <b>{t(category)}</b>
          <span>
            <WrittenDate date={date} />
          </span>
          <span>
            <ReadTime text={read_time} />
          </span>
        </p>
        <h2>
          <Link to={documentPath('articles', article)}>{t(title)}</Link>
        </h2>
        <p>{t(excerpt)}</p>
      </div>
    </article>
  );
}
