import type { ReactNode } from 'react';
import { Card } from './cards.tsx';
import { Picture } from './picture.tsx';
import { isoDate } from '../content/dates.ts';
import { documentPath } from '../content/documents/documents.ts';
import type { Post } from '../content/files/blog.ts';
import { Drawing } from '../drawings/drawing.tsx';
import { useLanguage, useFill, useTranslate } from '../language/use-language.ts';
import { useFormat } from '../language/use-format.ts';
import { DEFAULT_LANGUAGE } from '../language/languages.ts';
import { Link } from '../language/paths/link.tsx';
import { plain, untranslated } from '../language/text.ts';
import { useEnglishContent } from '../page-context.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import postsSheet from './posts.css?inline';
import featureSheet from './feature.css?inline';
import bylineSheet from './byline.css?inline';

interface PostsProps {
  posts: readonly Post[];
  /** Fills the line that the posts leave. */
  children?: ReactNode;
}

/** Posts as cards. An article opens by its whole card; a note is shown in full. */
export function Posts({ posts, children }: PostsProps) {
  useSheet('blocks', postsSheet);
  if (posts.length === 0) return children;
  return (
    <div className="posts">
      {posts.map((post) => (
        <PostCard key={`${post.id} ${plain(post.title)}`} {...post} />
      ))}
      {children}
    </div>
  );
}

function PostCard(post: Post) {
  const t = useTranslate();
  const { category, excerpt, image, image_alt } = post;
  return (
    <Card
      className="post unlined covering"
      icon={iconOf(category)}
      tab={t(category)}
      title={<PostTitle {...post} />}
    >
      <p className="muted small">{excerpt}</p>
      {plain(image_alt) && <Picture name={image} alt={plain(image_alt)} sizes="20rem" />}
      <PostByline {...post} />
    </Card>
  );
}

/** The featured article, on a light panel. An article about a product version has a picture. */
export function FeaturedArticle(post: Post) {
  const t = useTranslate();
  useSheet('blocks', featureSheet);
  const english = useEnglishContent('blog').featured?.title ?? '';
  const version = /\b\d+\.\d+\b/.exec(useFill()(english))?.[0];
  return (
    <article className={version ? 'feature cols cols-4 pictured paper' : 'feature cols paper'}>
      <p className="byline">
        <b>
          <Icon name={iconOf(post.category)} />
          {t(post.category)}
        </b>
      </p>
      <div className="unlined covering">
        <h2>
          <PostTitle {...post} />
        </h2>
        <p className="muted">{post.excerpt}</p>
      </div>
      <PostByline {...post} />
      {/* Last in the document, as on a phone: elsewhere it would move the text if the page is painted before it arrives. */}
      {version && (
        <Drawing name="one-record">
          <p className="mid">{version}</p>
        </Drawing>
      )}
    </article>
  );
}

function PostTitle({ article, title }: Post) {
  return article ? <Link to={documentPath('articles', article)}>{title}</Link> : title;
}

function PostByline({ article, author, date, updated, read_time }: Post) {
  useSheet('blocks', bylineSheet);
  return (
    <p className="byline read">
      <span>
        <WrittenDate date={date} />
      </span>{' '}
      {updated && (
        <span>
          <LastUpdated day={updated} />
        </span>
      )}{' '}
      <span>{author}</span>{' '}
      <span>
        <ReadTime text={read_time} />
      </span>
      {article && <Icon name="onward" />}
    </p>
  );
}

/**
 * A date as English texts write it, `Sept 1, 2025`, in the visitor's language. Any other text is translated as a
 * phrase.
 */
export function WrittenDate({ date }: { date: string }) {
  const t = useTranslate();
  const format = useFormat();
  const { code } = useLanguage();
  const day = isoDate(date);
  if (!day) return t(date);
  return code === DEFAULT_LANGUAGE ? untranslated(date) : format.date(day);
}

/** When a text last changed: a day such as `2026-11-29`. */
export function LastUpdated({ day }: { day: string }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      {t('Last updated')} <time dateTime={day}>{format.date(day)}</time>
    </>
  );
}

/** `5 min read` in the visitor's language. Any other text is translated as a phrase. */
export function ReadTime({ text }: { text: string }) {
  const t = useTranslate();
  const minutes = /^(\d+) min read$/.exec(text)?.[1];
  if (!minutes || minutes === '1') return t(text);
  return t('{minutes} min read', { minutes });
}

/** Categories that have their own icon. */
const CATEGORIES = ['security', 'technology', 'analytics'] as const;

function iconOf(category: string): IconName {
  return CATEGORIES.find((name) => name === category.trim().toLowerCase()) ?? 'document';
}
