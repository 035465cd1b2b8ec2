import { writtenDate } from '../content/dates.ts';
import type { DocumentOf } from '../content/document-metadata.ts';
import { documentPath } from '../content/documents.ts';
import { blogContent } from '../content/files/blog.ts';
import { BackLink } from '../blocks/more-link.tsx';
import { Link } from '../language/link.tsx';
import { useLocalizePath } from '../language/use-localize-path.ts';
import { useFill, useTranslate } from '../language/use-translate.ts';
import { useContent } from '../page-context.ts';
import { EnglishOnly, Prose } from '../prose/prose.tsx';
import { Toc } from '../prose/toc.tsx';
import { cardPath } from '../shell/card.ts';
import { article } from '../shell/schema-org.ts';
import { StructuredData, useSiteIdentity } from '../shell/structured-data.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Posts, ReadTime, WrittenDate } from './posts.tsx';
import { PopularTags } from './tags.tsx';

type ArticleProps = DocumentOf<'articles'> & { path: string };

/** An article on paper under its contents, its tags, and what to read next. */
export function Article({ path, metadata, blocks }: ArticleProps) {
  const t = useTranslate();
  const { title, category, author, published, read_time, standfirst } = metadata;
  return (
    <>
      <ArticleData path={path} metadata={metadata} />
      <article className="wrap article">
        <BackLink to="/intel">{t('All articles')}</BackLink>
        <header>
          <div>
            <h1>{t(title)}</h1>
            <p className="byline">
              {category && <b className="category">{t(category)}</b>} <span>{t(author)}</span>{' '}
              {published && (
                <time dateTime={published}>
                  <WrittenDate date={writtenDate(published)} />
                </time>
              )}{' '}
              <span>
                <ReadTime text={read_time} />
              </span>
            </p>
            <EnglishOnly />
          </div>
          <Toc blocks={blocks} />
        </header>
        <Toc folded blocks={blocks} />
        <div className="paper">
          <Prose layout="essay" blocks={blocks} standfirst={standfirst} />
        </div>
        <footer>
          <PopularTags {...useContent(blogContent).content.popular_tags} />
          <Link className={buttonClass({ look: 'line', small: true })} to="/intel">
            {t('Back to all articles')}
          </Link>
        </footer>
      </article>
      <NextArticle path={path} />
    </>
  );
}

function ArticleData({ path, metadata }: Pick<ArticleProps, 'path' | 'metadata'>) {
  const fill = useFill();
  const localize = useLocalizePath();
  const { title, description, author, published, updated, tags, image } = metadata;
  return (
    <StructuredData
      data={article(useSiteIdentity(), {
        path: localize(path),
        image: image || cardPath(path),
        title: fill(title),
        description: fill(description),
        author: fill(author),
        published,
        updated,
        tags,
      })}
    />
  );
}

/** The article after this one in the order of /intel; after the last, the first. Nothing when there is no other. */
function NextArticle({ path }: { path: string }) {
  const t = useTranslate();
  const { featured, blog_posts } = useContent(blogContent).content;
  const articles = [...(featured ? [featured] : []), ...blog_posts].filter((post) => post.article);
  const place = articles.findIndex(({ article: id = '' }) => documentPath('articles', id) === path);
  const next = articles[(place + 1) % articles.length];
  if (!next || documentPath('articles', next.article ?? '') === path) return null;
  return (
    <section className="wrap next-article" aria-labelledby="next-article">
      <h2 id="next-article">{t('Next article')}</h2>
      <Posts posts={[next]} />
    </section>
  );
}
