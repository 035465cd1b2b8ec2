import type { AboutContent } from '../../content/files/about.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { MoreLink } from '../more-link.tsx';

/** What the platform does: the first entry across the page, the others two by two under it. */
export function Scope({ title, items }: AboutContent['features']) {
  const t = useTranslate();
  return (
    <section className="wrap section scope">
      <div className="aside">
        <h2>{t(title)}</h2>
        <p>{t('More on each, by kind of company, and what it costs.')}</p>
        <p className="ways">
          <MoreLink to="/solutions">{t('Solutions')}</MoreLink>
          <MoreLink to="/showcase">{t('Showcase')}</MoreLink>
          <MoreLink to="/pricing">{t('Pricing')}</MoreLink>
          <MoreLink to="/faq">{t('All questions')}</MoreLink>
        </p>
      </div>
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
