import { plain } from '../../language/text.ts';
import type { AboutContent } from '../../content/files/about.ts';
import { Drawing } from '../../drawings/drawing.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Headline } from '../../blocks/headline.tsx';
import { EmailLink } from '../../blocks/email-link.tsx';
import { SkeletonRows } from '../../blocks/loading.tsx';
import { MoreLinks } from '../../blocks/more-link.tsx';

/** What each card says, drawn; one per card, in their order. */
const DRAWINGS = ['claim-and-source', 'initials', 'one-tick'];

/** The first card on a sheet of paper, the others beside it. */
export function Mission({ cards }: AboutContent['mission']) {
  const t = useTranslate();
  return (
    <section className="wrap mission" aria-label={plain(t('What we stand for'))}>
      {cards.map(({ title, description }, index) => {
        const drawing = DRAWINGS[index % DRAWINGS.length];
        return (
          <article className={index === 0 ? 'tenet paper' : 'tenet'} key={plain(title)}>
            <div>
              <h2>{title}</h2>
              <p>{description}</p>
            </div>
            {drawing && <Drawing name={drawing} />}
          </article>
        );
      })}
    </section>
  );
}

/** The facts beside their heading. */
export function Facts({ title, items }: AboutContent['facts']) {
  const t = useTranslate();
  return (
    <section className="wrap section at-a-glance">
      <Headline level={2} text={title} />
      <dl>
        {items.map((fact) => (
          <div key={plain(fact.title)}>
            <dt>{fact.title}</dt>
            <dd>{fact.description}</dd>
            {fact.additional && <dd>{fact.additional === '{email}' ? <EmailLink /> : t(fact.additional)}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the platform does: a row for each capability, with the pages that show it. */
export function Scope({ title, description, links, items }: AboutContent['features']) {
  return (
    <section className="wrap section scope">
      <div className="head">
        <Headline level={2} text={title} />
        <div>
          <p>{description}</p>
          <MoreLinks links={links} />
        </div>
      </div>
      <ul>
        {items.map((item) => (
          <li key={plain(item.title)}>
            <h3>{item.title}</h3>
            <p>{item.description}</p>
            {item.links.length > 0 && <MoreLinks links={item.links} />}
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
