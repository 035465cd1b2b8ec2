import type { DocumentOf } from '../../content/document-metadata.ts';
import { useContent } from '../../../rendering/page-content.tsx';
import { Link } from '../../language/link.tsx';
import { useFill, useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';
import { BackLink } from '../back-link.tsx';
import { EnglishOnly } from '../prose/english-only.tsx';
import { Prose } from '../prose/prose.tsx';
import { PopularTags } from './popular-tags.tsx';

/** An article: what it is beside it, the text, and the ways on. */
export function Article({ metadata, blocks }: DocumentOf<'articles'>) {
  const t = useTranslate();
  const fill = useFill();
  const { popular_tags } = useContent('blog.json').content;
  return (
    <article className="wrap article">
      <header>
        <BackLink to="/intel">{t('All articles')}</BackLink>
        <h1>{t(metadata.title)}</h1>
        <p className="meta">
          {metadata.category && <b className="category">{t(metadata.category)}</b>}
          <span>{t(metadata.author)}</span>
          <time dateTime={metadata.published || undefined}>{t(metadata.date)}</time>
          <span>{t(metadata.read_time)}</span>
        </p>
        <EnglishOnly />
      </header>
      <Prose blocks={blocks}>
        <p className="standfirst">{fill(metadata.standfirst)}</p>
      </Prose>
      <footer>
        <PopularTags {...popular_tags} />
        <Link className={buttonClass({ look: 'line' })} to="/intel">
          {t('Back to all articles')}
        </Link>
      </footer>
    </article>
  );
}
