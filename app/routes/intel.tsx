import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useContent } from '../../rendering/page-content.tsx';
import { useTranslate } from '../language/use-translate.ts';
import type { PageModule } from '../../rendering/page-module.ts';
import { FeedLink } from '../sections/intel/feed-link.tsx';
import { FeaturedArticle } from '../sections/intel/featured-article.tsx';
import { Newsletter } from '../sections/intel/newsletter.tsx';
import { LoadingPosts, PostList } from '../sections/intel/post-list.tsx';
import { tagOf } from '../sections/intel/tags.ts';
import { PageHead } from '../shell/page-head.tsx';
import '../sections/intel/intel.css';

export const files = ['blog.json'] satisfies PageModule['files'];
export const query = ['tag'];

/** As on the contact page, the form is never replaced by a skeleton. */
export const Fallback = null;

export default function Intel() {
  return (
    <section className="wrap intel">
      <FeedLink />
      <Suspense fallback={<LoadingPosts />}>
        <IntelPage />
      </Suspense>
      <Newsletter />
    </section>
  );
}

/** A visitor who chose a tag wants its posts, so the featured article moves below them. */
function IntelPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const { seo, title, featured, ...blog } = useContent('blog.json').content;
  const tag = tagOf(search);
  const large = featured && <FeaturedArticle {...featured} />;
  return (
    <>
      <PageHead {...seo} />
      <div className="intel-head">
        <h1>{t(title)}</h1>
        {seo.description && <p>{t(seo.description)}</p>}
      </div>
      {!tag && large}
      <PostList tag={tag} {...blog} />
      {tag && large}
    </>
  );
}
