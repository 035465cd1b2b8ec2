import type { AboutContent } from '../../content/files/about.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Aside } from '../headings.tsx';
import { SkeletonRows } from '../loading.tsx';
import { MoreLinks } from '../more-link.tsx';

/** One per card, in their order. */
const ICONS: readonly IconName[] = ['source', 'signature', 'release'];

/** The first card on a sheet of paper, the others beside it. */
export function Mission({ cards }: AboutContent['mission']) {
  const t = useTranslate();
  return (
    <section className="wrap mission" aria-label={t('What we stand for')}>
      {cards.map(({ title, description }, index) => (
        <article className={index === 0 ? 'tenet paper' : 'tenet'} key={title}>
          <Icon name={ICONS[index % ICONS.length] ?? 'source'} />
          <div>
            <h2>{t(title)}</h2>
            <p>{t(description)}</p>
          </div>
        </article>
      ))}
    </section>
  );
}

/** What the platform does: the first entry across the page, the others in two columns. */
export function Scope({ title, description, links, items }: AboutContent['features']) {
  const t = useTranslate();
  return (
    <section className="wrap section scope">
      <Aside heading={title} text={description}>
        <MoreLinks links={links} />
      </Aside>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{t(item.title)}</h3>
            <p>{t(item.description)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
        <SkeletonRows count={3} />
      </div>
    </div>
  );
}
