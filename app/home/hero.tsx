import { CallToAction } from '../blocks/call-to-action.tsx';
import { Headline } from '../blocks/headline.tsx';
import { MoreLink } from '../blocks/more-link.tsx';
import type { HomeContent } from '../content/files/home.ts';
import { Drawing, PartsOf } from '../drawings/drawing.tsx';
import { Link } from '../language/link.tsx';
import { useTranslate } from '../language/use-language.ts';

/** The site's largest headline, what the product does, two buttons and the main drawing. */
export function Hero({ badge, title, description, terms, buttons }: HomeContent['hero']) {
  const t = useTranslate();
  return (
    <section className="hero wrap">
      <p className="badge">{badge}</p>
      <Headline level={1} text={title} />
      <div className="hero-text">
        <p className="lead">{description}</p>
        {terms && (
          <p className="data">
            <Link to="/pricing">{terms}</Link>
          </p>
        )}
        <CallToAction contact={buttons.primary} />
      </div>
      <Drawing name="disclosure-desk">
        <PartsOf name="release-draft" />
      </Drawing>
      <MoreLink link="/tools/read-a-draft#example">
        {t('See what our rules find in an earlier draft')}
      </MoreLink>
    </section>
  );
}
