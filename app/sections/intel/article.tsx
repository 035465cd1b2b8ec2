import type { DocumentOf } from '../../content/document-facts.ts';
import { useContent } from '../../../rendering/page-content.tsx';
import { Link } from '../../language/link.tsx';
import { useAddress } from '../../language/use-address.ts';
import { useFill, useTranslate } from '../../language/use-translate.ts';
import { cardPath } from '../../shell/card.ts';
import { article } from '../../shell/schema-org.ts';
import { StructuredData } from '../../shell/structured-data.tsx';
import { useFactsSite } from '../../shell/use-facts-site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { BackLink } from '../more-link.tsx';
import { EnglishOnly, Prose } from '../prose/prose.tsx';
import { PopularTags } from './popular-tags.tsx';

/** An article with its structured data, and tags to read on. */
export function Article({ path, facts, blocks }: DocumentOf<'articles'> & { path: string }) {
  const t = useTranslate();
  const fill = useFill();
  const { popular_tags } = useContent('blog.json').content;
  return (
    <>
      <ArticleData path={path} {...facts} />
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
    </>
  );
}

function ArticleData({ path, ...facts }: DocumentOf<'articles'>['facts'] & { path: string }) {
  const fill = useFill();
  const address = useAddress();
  const site = useFactsSite();
  const { title, description, author, published, tags } = facts;
  return (
    <StructuredData
      facts={article(site, {
        path: address(path),
        image: cardPath(path),
        title: fill(title),
        description: fill(description),
        author: fill(author),
        published,
        tags,
      })}
    />
  );
}
