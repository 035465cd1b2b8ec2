import { useTranslate } from '../../language/use-translate.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of the posts while they are on their way. */
export function LoadingShelf() {
  const t = useTranslate();
  return (
    <div className="loading-shelf" aria-busy="true">
      <p className="vh" role="status">
        {t('Loading...')}
      </p>
      <Skeleton shape="row" />
      <div className="posts">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    </div>
  );
}
