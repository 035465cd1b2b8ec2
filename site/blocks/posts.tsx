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
  /** `rows`: one below the other. `notes`: side by side where there is room. */
  layout?: 'rows' | 'notes';
}

/** Posts between two rules. Articles are opened by their whole row; a note is shown in full. */
export function Posts({ posts, layout = 'rows' }: PostsProps) {
  useSheet('blocks', postsSheet);
  if (posts.length === 0) return null;
  return (
    <div className={`posts ruled ${layout}`}>
      {posts.map((post) => (
        <article key={`${post.id} ${plain(post.title)}`} className="post">
          <PostWords {...post} />
        </article>
      ))}
    </div>
  );
}

/** The one large article, on a sheet of paper. One about a version of the product has a picture. */
export function FeaturedArticle(post: Post) {
  useSheet('blocks', featureSheet);
  const english = useEnglishContent('blog').featured?.title ?? '';
  const version = /\b\d+\.\d+\b/.exec(useFill()(english))?.[0];
  return (
    <article className={version ? 'feature cols cols-4 pictured paper' : 'feature cols paper'}>
      <PostWords heading="h2" {...post} />
      {/* Last in the document, as on a phone: elsewhere it would move the text if the page is painted before it arrives. */}
      {version && (
        <Drawing name="one-record">
          <p className="mid">{version}</p>
        </Drawing>
      )}
    </article>
  );
}

function PostWords({ heading: Heading = 'h3', ...post }: Post & { heading?: 'h2' | 'h3' }) {
  useSheet('blocks', bylineSheet);
  const t = useTranslate();
  const { article, category, read_time, title, excerpt, author, date, image, image_alt } = post;
  return (
    <>
      <p className="byline">
        <span>
          <WrittenDate date={date} />
        </span>{' '}
        <b>
          <Icon name={iconOf(category)} />
          {t(category)}
        </b>{' '}
        <span>{author}</span>
      </p>
      <div className="post-text unlined covering">
        <Heading>{article ? <Link to={documentPath('articles', article)}>{title}</Link> : title}</Heading>
        <p>{excerpt}</p>
        {plain(image_alt) && <Picture name={image} alt={plain(image_alt)} sizes="20rem" />}
      </div>
      <p className="byline read">
        <ReadTime text={read_time} />
        {article && <Icon name="onward" />}
      </p>
    </>
  );
}

/** A date as English texts write it, `Sept 1, 2025`, in the visitor's language. Other words are a phrase. */
export function WrittenDate({ date }: { date: string }) {
  const t = useTranslate();
  const format = useFormat();
  const { code } = useLanguage();
  const day = isoDate(date);
  if (!day) return t(date);
  return code === DEFAULT_LANGUAGE ? untranslated(date) : format.date(day);
}

/** `5 min read` in the visitor's language. Other words are a phrase. */
export function ReadTime({ text }: { text: string }) {
  const t = useTranslate();
  const minutes = /^(\d+) min read$/.exec(text)?.[1];
  if (!minutes || minutes === '1') return t(text);
  return t('{minutes} min read', { minutes });
}

/** Categories that have an icon of their own. */
const CATEGORIES = ['security', 'technology', 'analytics'] as const;

function iconOf(category: string): IconName {
  return CATEGORIES.find((name) => name === category.trim().toLowerCase()) ?? 'document';
}
