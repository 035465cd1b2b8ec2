import { useTranslate } from '../../language/use-translate.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoreLink } from '../more-link.tsx';
import type { Resource } from './help.ts';

/** The four tiles, on one ruled sheet of unequal cells; fewer while a search is on. */
export function Resources({ resources }: { resources: readonly Resource[] }) {
  const t = useTranslate();
  if (resources.length === 0) return null;
  return (
    <section className="wrap" aria-label={t('Resources')}>
      <div className="mosaic resources">
        {resources.map(({ title, description, to, way }, index) => (
          <article className={index % 4 === 0 || index % 4 === 3 ? 'cell wide' : 'cell'} key={title}>
            <div className="cell-text">
              <h2>{t(title)}</h2>
              <p>{t(description)}</p>
            </div>
            {to.startsWith('#') ? (
              <a className="more" href={to}>
                {t(way)}
                <Icon name="onward" />
              </a>
            ) : (
              <MoreLink to={to}>{t(way)}</MoreLink>
            )}
          </article>
        ))}
      </div>
    </section>
  );
}
