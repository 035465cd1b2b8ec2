import type { AboutContent } from '../../content/files/about.ts';
import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';
import { DemoLink } from '../demo-link.tsx';

/** What the page says when about.json cannot be had or says nothing (specification, section 2). */
const FALLBACK = {
  title: 'About {brand}',
  description:
    'AI-driven corporate communications and investor relations: drafts for your people to review, and a record of how the market responds.',
};

export function AboutHero({ title, description }: AboutContent['hero']) {
  const t = useTranslate();
  return (
    <section className="wrap page-head">
      <h1>{t(title || FALLBACK.title)}</h1>
      <div>
        <p className="lead">{t(description || FALLBACK.description)}</p>
        <p className="acts">
          <Link className={buttonClass({})} to="/contact">
            {t('Talk to our team')}
          </Link>
          <DemoLink />
        </p>
      </div>
    </section>
  );
}
