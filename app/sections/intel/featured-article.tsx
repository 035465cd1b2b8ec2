import { documentPath } from '../../content/documents.ts';
import { Link } from '../../language/link.tsx';
import { untranslated } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { sitePageAt } from '../../routes.ts';

/** The product release, as in its front matter. The date is the specification's (section 9). */
export const FEATURED = {
  path: documentPath('articles', 'forthright-2-0-article'),
  category: 'Featured',
  date: 'Sept 1, 2025',
  read_time: '6 min read',
};

/** The one large article, on a sheet of paper. */
export function FeaturedArticle() {
  const t = useTranslate();
  const page = sitePageAt(FEATURED.path);
  return (
    <article className="feature paper">
      <p className="feature-art" aria-hidden="true" translate="no">
        {untranslated('2.0')}
      </p>
      <div>
        <p className="meta">
          <b>{t(FEATURED.category)}</b>
          <span>{t(FEATURED.date)}</span>
          <span>{t(FEATURED.read_time)}</span>
        </p>
        <h2>
          <Link to={FEATURED.path}>{t(page?.title ?? '')}</Link>
        </h2>
        <p>{t(page?.description ?? '')}</p>
      </div>
    </article>
  );
}
