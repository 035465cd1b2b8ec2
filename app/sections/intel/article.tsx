import type { DocumentOf } from '../../content/document-facts.ts';
import { useContent } from '../../../rendering/page-content.tsx';
import { Link } from '../../language/link.tsx';
import { useFill, useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';
import { BackLink } from '../back-link.tsx';
import { EnglishOnly } from '../prose/english-only.tsx';
import { Prose } from '../prose/prose.tsx';
import { PopularTags } from './popular-tags.tsx';

/** An article: what it is beside it, the text, and the ways on. */
export function Article({ facts, blocks }: DocumentOf<'articles'>) {
  const t = useTranslate();
  const fill = useFill();
  const { popular_tags } = useContent('blog.json').content;
  return (
    <article className="wrap article">
      <header>
        <BackLink to="/intel">{t('All articles')}</BackLink>
        <h1>{t(facts.title)}</h1>
        <p className="meta">
          {facts.category && <b className="category">{t(facts.category)}</b>}
          <span>{t(facts.author)}</span>
          <time dateTime={facts.published || undefined}>{t(facts.date)}</time>
          <span>{t(facts.read_time)}</span>
        </p>
        <EnglishOnly />
      </header>
      <Prose blocks={blocks}>
        <p className="standfirst">{fill(facts.standfirst)}</p>
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
