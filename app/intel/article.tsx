import { blogContent } from '../content/files/blog.ts';
import { writtenDate } from '../content/dates.ts';
import type { DocumentOf } from '../content/document-metadata.ts';
import { useContent } from '../page-context.ts';
import { Link } from '../language/link.tsx';
import { useLocalizePath } from '../language/use-localize-path.ts';
import { useFill, useTranslate } from '../language/use-translate.ts';
import { cardPath } from '../shell/card.ts';
import { article } from '../shell/schema-org.ts';
import { StructuredData, useSiteIdentity } from '../shell/structured-data.tsx';
import { buttonClass } from '../ui/button.tsx';
import { BackLink } from '../blocks/more-link.tsx';
import { EnglishOnly, Prose } from '../prose/prose.tsx';
import { FoldedContents, TableOfContents } from '../prose/table-of-contents.tsx';
import { NextArticle } from './next-article.tsx';
import { PopularTags } from './popular-tags.tsx';
import { ReadTime, WrittenDate } from './written.tsx';

/** An article on paper with its contents beside it, and what to read next. */
export function Article({ path, metadata, blocks }: DocumentOf<'articles'> & { path: string }) {
  const t = useTranslate();
  const fill = useFill();
  const { popular_tags, featured, blog_posts } = useContent(blogContent).content;
  return (
    <>
      <ArticleData path={path} {...metadata} />
      <article className="wrap article">
        <BackLink to="/intel">{t('All articles')}</BackLink>
        <header>
          <h1>{t(metadata.title)}</h1>
          <p className="byline">
            {metadata.category && <b className="category">{t(metadata.category)}</b>}{' '}
            <span>{t(metadata.author)}</span>{' '}
            {metadata.published && (
              <time dateTime={metadata.published}>
                <WrittenDate date={writtenDate(metadata.published)} />
              </time>
            )}{' '}
            <span>
              <ReadTime text={metadata.read_time} />
            </span>
          </p>
          <EnglishOnly />
          <TableOfContents blocks={blocks} />
        </header>
        <FoldedContents blocks={blocks} />
        <div className="paper">
          <Prose blocks={blocks}>
            <p className="standfirst">{fill(metadata.standfirst)}</p>
          </Prose>
        </div>
        <footer>
          <PopularTags {...popular_tags} />
          <Link className={buttonClass({ look: 'line', small: true })} to="/intel">
            {t('Back to all articles')}
          </Link>
        </footer>
      </article>
      <NextArticle path={path} featured={featured} blog_posts={blog_posts} />
    </>
  );
}

function ArticleData({ path, ...metadata }: DocumentOf<'articles'>['metadata'] & { path: string }) {
  const fill = useFill();
  const localize = useLocalizePath();
  const site = useSiteIdentity();
  const { title, description, author, published, updated, tags, image } = metadata;
  return (
    <StructuredData
      data={article(site, {
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
