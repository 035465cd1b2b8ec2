import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
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

/** A visitor who chose a tag wants its posts, so the featured article moves below them. */
export default function Intel() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const tag = tagOf(search);
  return (
    <section className="wrap intel">
      <PageHead />
      <FeedLink />
      <h1>{t('Intel')}</h1>
      {!tag && <FeaturedArticle />}
      <Suspense fallback={<LoadingPosts />}>
        <PostList tag={tag} />
      </Suspense>
      {tag && <FeaturedArticle />}
      <Newsletter />
    </section>
  );
}
