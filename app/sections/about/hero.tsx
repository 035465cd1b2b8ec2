import type { AboutContent } from '../../content/files/about.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { WaysOn } from '../ways-on.tsx';

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
        <WaysOn />
      </div>
    </section>
  );
}
