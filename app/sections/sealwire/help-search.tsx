import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { faqPage } from '../../shell/schema-org.ts';
import { StructuredData } from '../../shell/structured-data.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Resources } from './resources.tsx';
import { QUESTIONS, SEARCH_EXAMPLE } from './help.ts';
import { HelpQuestions } from './help-questions.tsx';
import { SEALWIRE } from './product.ts';
import { matches } from './search-words.ts';
import { QUERY, useHelpSearch } from './use-help-search.ts';
import { useResources } from './use-resources.ts';

/** The search and what it searches. The words looked through are those the visitor reads, in their language. */
export function HelpSearch() {
  const t = useTranslate();
  const { query, type, submit, clear } = useHelpSearch();
  const product = { product: SEALWIRE };
  const resources = useResources().filter(({ title, description, topics = '' }) =>
    matches(query, [title, description, topics]),
  );
  const asked = QUESTIONS.map(({ question, answer }) => ({
    question: t(question, product),
    answer: t(answer, product),
  }));
  const questions = asked.filter(({ question, answer }) => matches(query, [question, answer]));
  const count = resources.length + questions.length;
  const searching = query.trim() !== '';
  return (
    <>
      <StructuredData data={faqPage(asked)} />
      <section className="wrap page-head broad">
        <h1>{t('{product} support', product)}</h1>
        <form role="search" className="help-search" onSubmit={submit}>
          <TextField
            label={t('Search the answers')}
            placeholder={t(SEARCH_EXAMPLE)}
            type="search"
            name={QUERY}
            autoComplete="off"
            value={query}
            onChange={({ target }) => type(target.value)}
          />
          <Button type="submit" look="line">
            {t('Search')}
          </Button>
          <p role="status">
            {searching && count > 0 && t('Matches for “{query}”: {count}', { query: query.trim(), count })}
            {searching && count === 0 && t('Nothing matches “{query}”.', { query: query.trim() })}
          </p>
        </form>
      </section>
      {count === 0 && (
        <section className="wrap">
          <div className="help-none">
            <p>{t('Try a single word, or ask us in your own words.')}</p>
            <p className="acts">
              <Button look="line" small onClick={clear}>
                {t('Show everything')}
              </Button>
              <Link className="more" to="/contact">
                {t('Write to us')}
              </Link>
            </p>
          </div>
        </section>
      )}
      <Resources resources={resources} />
      <HelpQuestions questions={questions} searching={searching} />
    </>
  );
}
