import { useTranslate } from '../../language/use-translate.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The prices are on their way (specification, section 4: the word itself is shown). */
export function LoadingPrices() {
  const t = useTranslate();
  return (
    <section className="wrap loading" aria-busy="true">
      <PageHead />
      <p role="status">{t('Loading...')}</p>
      <Skeleton shape="title" />
      <div className="plans">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    </section>
  );
}
