import { blogContent } from '../content/files/blog.ts';
import { useContent, usePage } from '../page-context.ts';
import type { PageModule } from '../page-module.ts';
import type { PageServices } from '../page-services.ts';
import { FeedLink } from '../intel/feed-link.tsx';
import { FeaturedArticle } from '../intel/featured-article.tsx';
import { Newsletter } from '../intel/newsletter.tsx';
import { LoadingPosts, PostList } from '../intel/post-list.tsx';
import { tagOf } from '../intel/tags.ts';
import { ContentOf } from '../shell/content-of.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const styles = ['intel/intel.css'] satisfies PageModule['styles'];
export const query = ((asked) => ({ tag: tagOf(asked) })) satisfies PageModule['query'];

export async function linkedQueries({ readContent }: PageServices): Promise<string[]> {
  const { popular_tags } = (await readContent(blogContent)).content;
  return popular_tags.tags.map((tag) => `?${new URLSearchParams({ tag })}`);
}

/** As on the contact page, the form is never replaced by a skeleton. */
export const Fallback = null;

export default function Intel() {
  return (
    <section className="wrap intel">
      <FeedLink />
      <ContentOf file="blog.json" loading={<LoadingPosts />}>
        <IntelPage />
      </ContentOf>
      <Newsletter />
    </section>
  );
}

/** A visitor who chose a tag wants its posts, so the featured article moves below them. */
function IntelPage() {
  const { seo, title, featured, ...blog } = useContent(blogContent).content;
  const tag = tagOf(usePage().search);
  const large = featured && <FeaturedArticle {...featured} />;
  return (
    <>
      <PageHead {...seo} />
      <div className="intel-head">
        <h1>{title}</h1>
        {seo.description && <p>{seo.description}</p>}
      </div>
      {!tag && large}
      <PostList tag={tag} {...blog} />
      {tag && large}
    </>
  );
}
