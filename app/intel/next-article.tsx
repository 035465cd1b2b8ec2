import { documentPath } from '../content/documents.ts';
import type { BlogContent } from '../content/files/blog.ts';
import { Link } from '../language/link.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { Icon } from '../ui/icon.tsx';
import { ReadTime } from './written.tsx';

interface NextArticleProps extends Pick<BlogContent, 'featured' | 'blog_posts'> {
  /** Path of the article above. */
  path: string;
}

/** The article after this one in the order of /intel; after the last, the first. Nothing when there is no other. */
export function NextArticle({ path, featured, blog_posts }: NextArticleProps) {
  const t = useTranslate();
  const articles = [...(featured ? [featured] : []), ...blog_posts].flatMap((post) =>
    post.article ? [{ post, to: documentPath('articles', post.article) }] : [],
  );
  const next = articles[(articles.findIndex(({ to }) => to === path) + 1) % articles.length];
  if (!next || next.to === path) return null;
  return (
    <section className="wrap next-article" aria-labelledby="next-article">
      <div>
        <p className="byline">
          <b>{t('Next article')}</b>{' '}
          <span>
            <ReadTime text={next.post.read_time} />
          </span>
        </p>
        <h2 id="next-article">
          <Link to={next.to}>{next.post.title}</Link>
        </h2>
        <Icon name="onward" />
      </div>
    </section>
  );
}
