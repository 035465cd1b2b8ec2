import { useTranslate } from '../language/use-translate.ts';
import { Skeleton } from '../ui/skeleton.tsx';

/** The shape of a page whose content is on its way. */
export function LoadingPage() {
  const t = useTranslate();
  return (
    <section className="wrap loading" aria-busy="true">
      <p className="vh" role="status">
        {t('Loading...')}
      </p>
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <p className="acts">
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </p>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </section>
  );
}
