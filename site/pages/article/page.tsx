import { MissingText } from '../../blocks/lost.tsx';
import { BackLink } from '../../blocks/more-link.tsx';
import { writtenDate } from '../../content/dates.ts';
import type { DocumentOf } from '../../content/documents/document-metadata.ts';
import { documentPath, slugOf } from '../../content/documents/documents.ts';
import type { Post } from '../../content/files/blog.ts';
import { isMediumName, mediumPath, type Media } from '../../content/media/media.ts';
import { FeedLink } from '../../blocks/feed-link.tsx';
import { LastUpdated, Posts, ReadTime, WrittenDate } from '../../blocks/posts.tsx';
import { Close } from '../../blocks/close.tsx';
import { PopularTags } from '../../blocks/tags.tsx';
import { Link } from '../../language/paths/link.tsx';
import { useLocalizePath, useFill, useTranslate } from '../../language/use-language.ts';
import { useContent, usePage } from '../../page-context.ts';
import type { PageModule } from '../../page-module.ts';
import { Prose, TextHead, Toc } from '../../prose/prose.tsx';
import { cardPath } from '../../shell/head/card.ts';
import { PageHead, type SharedPicture } from '../../shell/head/page-head.tsx';
import { article } from '../../shell/head/schema-org.ts';
import { StructuredData, useSiteIdentity } from '../../shell/head/structured-data.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { useSheet } from '../../styles/use-sheet.ts';
import articleSheet from './article.css?inline';
import bylineSheet from '../../blocks/byline.css?inline';

/** Only the tags and the next article under the text come from blog.json, so the page has no loading state. */
export const loading = 'parts' satisfies PageModule['loading'];

/** An article on a light panel with its contents, its tags, and the next article. */
export default function ArticlePage() {
  useSheet('page', articleSheet);
  useSheet('blocks', bylineSheet);
  const t = useTranslate();
  const { path, content } = usePage();
  const { popular_tags, featured, blog_posts } = useContent('blog');
  const text = content.articles.get(slugOf(path));
  if (!text) return <MissingText path={path} />;
  const { metadata, nodes } = text;
  const { title, description, category, author, role, published, updated, read_time, standfirst } = metadata;
  const image = sharedPicture(metadata.image, content.media);
  const next = articleAfter(path, featured ? [featured, ...blog_posts] : blog_posts);
  return (
    <>
      <PageHead
        title={t(title)}
        description={t(description)}
        published={published}
        image={image && { ...image, alt: t(metadata.image_alt) }}
      />
      <FeedLink />
      <ArticleData {...metadata} />
      <article className="wrap article cols cols-8">
        <BackLink to="/intel">{t('All articles')}</BackLink>
        <TextHead title={t(title)}>
          <p className="byline">
            {category && <b className="category">{t(category)}</b>} <span>{t(author)}</span>{' '}
            {published && (
              <time dateTime={published}>
                <WrittenDate date={writtenDate(published)} />
              </time>
            )}{' '}
            {updated && updated !== published && (
              <span>
                <LastUpdated day={updated} />
              </span>
            )}{' '}
            <span>
              <ReadTime text={read_time} />
            </span>
          </p>
        </TextHead>
        <Toc nodes={nodes} />
        <div className="paper">
          <Prose layout="essay" nodes={nodes} standfirst={standfirst} />
        </div>
        <footer>
          {role && (
            <p className="byline">
              <b>{t(author)}</b> <span>{t(role)}</span>
            </p>
          )}
          <PopularTags {...popular_tags} />
          <Link className={buttonClass({ look: 'line', small: true })} to="/intel">
            {t('Back to all articles')}
          </Link>
        </footer>
      </article>
      {next && (
        <section className="wrap next-article" aria-labelledby="next-article">
          <h2 className="mid" id="next-article">
            {t('Next article')}
          </h2>
          <Posts posts={[next]} />
        </section>
      )}
      <Close
        title={t('Tell us about your company')}
        description={t('Say what you need help with, and someone on our team will reply.')}
      />
    </>
  );
}

function ArticleData(metadata: DocumentOf<'articles'>['metadata']) {
  const fill = useFill();
  const { path, content } = usePage();
  const data = article(useSiteIdentity(), {
    ...metadata,
    path: useLocalizePath()(path),
    image: sharedPicture(metadata.image, content.media)?.address ?? cardPath(path),
    title: fill(metadata.title),
    description: fill(metadata.description),
    author: fill(metadata.author),
  });
  return <StructuredData data={data} />;
}

/** The picture for shared links of an article, for a video its poster. Other sites show neither SVG nor AVIF. */
function sharedPicture(image: string, media: Media): Omit<SharedPicture, 'alt'> | undefined {
  if (!isMediumName(image)) return image ? { address: image } : undefined;
  const medium = media.get(image);
  const picture = medium?.poster ?? medium;
  if (!picture || !SHARED.has(picture.type)) return undefined;
  const { width, height } = picture;
  return { address: mediumPath(picture), width, height };
}

const SHARED: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/** The next one in the order of /intel; after the last, the first. Undefined if there is no other. */
function articleAfter(path: string, posts: readonly Post[]): Post | undefined {
  const articles = posts.filter((post) => post.article);
  const place = articles.findIndex((post) => documentPath('articles', post.article ?? '') === path);
  const next = articles[(place + 1) % articles.length];
  return next === articles[place] ? undefined : next;
}
