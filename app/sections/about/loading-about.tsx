import { useTranslate } from '../../language/use-translate.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of the page while its content is on its way: the split opening, one wide box and two narrow ones. */
export function LoadingAbout() {
  const t = useTranslate();
  return (
    <div aria-busy="true">
      <section className="wrap page-head opening">
        <p className="vh" role="status">
          {t('Loading...')}
        </p>
        <Skeleton shape="title" />
        <div>
          <Skeleton shape="text" />
          <p className="acts">
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </p>
        </div>
      </section>
      <div className="wrap mission">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    </div>
  );
}
