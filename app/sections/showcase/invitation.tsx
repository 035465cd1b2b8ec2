import { destinationOf } from '../../content/destination.ts';
import type { ShowcaseContent } from '../../content/files/showcase.ts';
import { ExternalLink, Link, PlaceholderLink } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';

type Cta = ShowcaseContent['cta'];

/** The call to action, under a double rule, with two buttons that the editors lead where they like. */
export function Invitation({ title, description, buttons }: Cta) {
  const t = useTranslate();
  return (
    <section className="wrap page-head broad invitation">
      <h2>{t(title)}</h2>
      <div>
        <p>{t(description)}</p>
        <p className="acts">
          <Way {...buttons.primary} className={buttonClass({})} />
          <Way {...buttons.secondary} className={buttonClass({ look: 'line' })} />
        </p>
      </div>
    </section>
  );
}

/** A link that leads nowhere safe leads to the placeholder, as everywhere on the site. */
function Way({ text, link, className }: Cta['buttons']['primary'] & { className: string }) {
  const t = useTranslate();
  if (!text) return null;
  const destination = destinationOf(link);
  if (destination?.kind === 'site') {
    return (
      <Link className={className} to={destination.to}>
        {t(text)}
      </Link>
    );
  }
  if (destination?.kind === 'web') {
    return (
      <ExternalLink className={className} href={destination.href}>
        {t(text)}
      </ExternalLink>
    );
  }
  return <PlaceholderLink className={className}>{t(text)}</PlaceholderLink>;
}
