import { useEnglishContent } from '../page-context.ts';
import { documentPath } from '../content/documents.ts';
import { blogContent, type Post } from '../content/files/blog.ts';
import { Drawing } from '../drawings/drawing.tsx';
import { Link } from '../language/link.tsx';
import { useTranslate, useFill } from '../language/use-translate.ts';
import { Icon } from '../ui/icon.tsx';
import { ReadTime, WrittenDate } from './written.tsx';

/** The one large article, on a sheet of paper. One about a version of the product has a picture. */
export function FeaturedArticle({ article = '', category, date, author, read_time, title, excerpt }: Post) {
  const t = useTranslate();
  const english = useEnglishContent(blogContent).content.featured?.title ?? '';
  const version = /\b\d+\.\d+\b/.exec(useFill()(english))?.[0];
  return (
    <article className="feature paper">
      {version && (
        <Drawing name="one-record">
          <p>{version}</p>
        </Drawing>
      )}
      <div>
        <p className="byline">
          <b>{t(category)}</b>{' '}
          <span>
            <WrittenDate date={date} />
          </span>
        </p>
        <h2>
          <Link to={documentPath('articles', article)}>{title}</Link>
        </h2>
        <p>{excerpt}</p>
        <p className="byline">
          <span>{author}</span>{' '}
          <span>
            <ReadTime text={read_time} />
            <Icon name="onward" />
          </span>
        </p>
      </div>
    </article>
  );
}
