import { ContactLink } from '../../contact/contact-link.tsx';
import { destinationOf } from '../../content/destination.ts';
import { ExternalLink } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoreLink } from '../more-link.tsx';
import type { Resource } from './use-resources.ts';

/** The four tiles, on one ruled sheet of unequal cells; fewer while a search is on. */
export function Resources({ resources }: { resources: readonly Resource[] }) {
  const t = useTranslate();
  if (resources.length === 0) return null;
  return (
    <section className="wrap" aria-label={t('Resources')}>
      <div className="mosaic resources">
        {resources.map(({ title, description, ...way }, index) => (
          <article className={index % 4 === 0 || index % 4 === 3 ? 'cell wide' : 'cell'} key={title}>
            <div className="cell-text">
              <h2>{title}</h2>
              <p>{description}</p>
            </div>
            <Way {...way} />
          </article>
        ))}
      </div>
    </section>
  );
}

function Way({ to, message, way }: Pick<Resource, 'to' | 'message' | 'way'>) {
  if (message) {
    return (
      <ContactLink className="more" message={message}>
        {way}
        <Icon name="onward" />
      </ContactLink>
    );
  }
  switch (destinationOf(to)?.kind) {
    case 'site':
      return <MoreLink to={to}>{way}</MoreLink>;
    case 'web':
      return (
        <ExternalLink className="more" href={to}>
          {way}
        </ExternalLink>
      );
    default:
      return (
        <a className="more" href={to}>
          {way}
          <Icon name="onward" />
        </a>
      );
  }
}
