import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslate } from '../language/use-translate.ts';
import type { PageModule } from '../../rendering/page-module.ts';
import { FeedLink } from '../sections/intel/feed-link.tsx';
import { Featured } from '../sections/intel/featured.tsx';
import { LoadingShelf } from '../sections/intel/loading-shelf.tsx';
import { Newsletter } from '../sections/intel/newsletter.tsx';
import { Shelf } from '../sections/intel/shelf.tsx';
import { tagOf } from '../sections/intel/tag.ts';
import { PageHead } from '../shell/page-head.tsx';

export const files = ['blog.json'] satisfies PageModule['files'];
export const query = ['tag'];

/** Who has chosen a tag came for its posts: then the featured article stands below them. */
export default function Intel() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const tag = tagOf(search);
  return (
    <section className="wrap intel">
      <PageHead />
      <FeedLink />
      <h1>{t('Intel')}</h1>
      {!tag && <Featured />}
      <Suspense fallback={<LoadingShelf />}>
        <Shelf tag={tag} />
      </Suspense>
      {tag && <Featured />}
      <Newsletter />
    </section>
  );
}
