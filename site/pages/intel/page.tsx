import { Head } from '../../blocks/head.tsx';
import { LoadingPage } from '../../blocks/loading.tsx';
import type { BlogContent } from '../../content/files/blog.ts';
import { FeedLink } from '../../blocks/feed-link.tsx';
import { FeaturedArticle, Posts } from '../../blocks/posts.tsx';
import { isSameTag, PopularTags, tagOf } from '../../blocks/tags.tsx';
import { Link } from '../../language/paths/link.tsx';
import { plain, untranslated } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import { useContent, usePage } from '../../page-context.ts';
import type { PageModule } from '../../page-module.ts';
import { ContentOf } from '../../shell/content-of.tsx';
import { buttonClass, Button } from '../../ui/button.tsx';
import { PrefillForm } from '../../contact/prefill-form.tsx';
import { Section } from '../../blocks/section.tsx';
import { FEED_PATH } from '../../routes.ts';
import { TextField } from '../../ui/form/field.tsx';
import { useSheet } from '../../styles/use-sheet.ts';
import intelSheet from './intel.css?inline';
import bylineSheet from '../../blocks/byline.css?inline';
import inlineFormSheet from '../../ui/form/inline-form.css?inline';

export const reads = ((query) => tagOf(query) !== undefined) satisfies PageModule['reads'];

/** As on the contact page, the form is never replaced by a skeleton. */
export const loading = 'parts' satisfies PageModule['loading'];

export default function Intel() {
  return (
    <>
      <FeedLink />
      <ContentOf file="blog.json" loading={<LoadingPage />}>
        <IntelPage />
      </ContentOf>
      <Newsletter />
    </>
  );
}

/** A visitor who chose a tag wants its posts, so the featured article moves below them. */
function IntelPage() {
  useSheet('page', intelSheet);
  const { seo, title, featured, ...blog } = useContent('blog');
  const tag = tagOf(usePage().search);
  const large = featured && <FeaturedArticle {...featured} />;
  return (
    <>
      <Head seo={seo} title={title} description={seo.description || undefined} actions={null} />
      <section className="wrap intel">
        {!tag && large}
        <PostList tag={tag} {...blog} />
        {tag && large}
      </section>
    </>
  );
}

type PostListProps = Pick<BlogContent, 'blog_posts' | 'categories' | 'popular_tags'> & { tag?: string };

/** All posts, or those with a tag. */
function PostList({ tag, blog_posts: all, categories, popular_tags }: PostListProps) {
  const t = useTranslate();
  const posts = tag === undefined ? all : all.filter((post) => post.tags.some((one) => isSameTag(one, tag)));
  // Posts without an article: the list shows their whole text.
  const notes = posts.filter(({ article }) => !article);
  const isEmpty = tag !== undefined && posts.length === 0;
  return (
    <>
      <div className={isEmpty ? 'spread results nothing' : 'spread results'}>
        {tag ? (
          <>
            <h2 className="mid">
              {isEmpty
                ? t('No articles found for tag "#{tag}"', { tag: shown(tag) })
                : t('Articles tagged {tag}', { tag: shown(tag) })}
            </h2>
            <Link className={isEmpty ? buttonClass({ look: 'line', small: true }) : undefined} to="/intel">
              {t('View all articles')}
            </Link>
          </>
        ) : (
          posts.length > 0 && <h2 className="mid">{t('All articles')}</h2>
        )}
        <Categories names={categories} posts={all} isWhole={tag === undefined} />
      </div>
      <Posts posts={posts.filter(({ article }) => article)}>
        <PopularTags {...popular_tags} current={tag} />
      </Posts>
      {notes.length > 0 && <h2 className="mid">{t('Short notes')}</h2>}
      <Posts posts={notes} />
    </>
  );

  function shown(name: string) {
    const known = popular_tags.tags.find((one) => isSameTag(one, name));
    return known === undefined ? untranslated(name) : t(known);
  }
}

interface CategoriesProps {
  names: readonly string[];
  posts: BlogContent['blog_posts'];
  /** Whether the list below has posts of all categories. */
  isWhole: boolean;
}

/** The number of posts in each category, for information, not as a filter (requirement 2.50). */
function Categories({ names, posts, isWhole }: CategoriesProps) {
  useSheet('blocks', bylineSheet);
  const t = useTranslate();
  const countOf = (name: string) => posts.filter(({ category }) => category === name).length;
  return (
    <ul className="byline chips" aria-label={plain(t('Categories'))}>
      {names.map((name) => (
        <li key={name} className={isWhole && name === 'All' ? 'shown' : undefined}>
          <span>{t(name)}</span> {posts.length > 0 && (name === 'All' ? posts.length : countOf(name))}
        </li>
      ))}
    </ul>
  );
}

/** Asks for the list by a contact message, which the visitor sends from the contact page. */
function Newsletter() {
  useSheet('base', inlineFormSheet);
  useSheet('blocks', bylineSheet);
  const t = useTranslate();
  return (
    <Section id="newsletter" layout="split" title={useContent('blog').newsletter.title}>
      <div>
        <PrefillForm name="newsletter" className="inline-form">
          <input
            type="hidden"
            name="message"
            value={plain(t('Please add me to the list for new Intel articles.'))}
          />
          <TextField
            label={t('Email', { context: 'address' })}
            placeholder={t('name@company.com')}
            name="email"
            type="email"
            autoComplete="email"
          />
          <Button type="submit" look="line">
            {t('Continue')}
          </Button>
        </PrefillForm>
        <p className="byline">
          <span>{t('This fills in the contact form; nothing is sent until you send it there.')}</span>{' '}
          <a href={FEED_PATH}>{t('Or follow the Atom feed')}</a>
        </p>
      </div>
    </Section>
  );
}
