import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SupportContent } from '../../content/files/support.ts';
import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { faqPage } from '../../shell/schema-org.ts';
import { StructuredData } from '../../shell/structured-data.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { matches } from './search-words.ts';
import { LeadLink } from './ways-table.tsx';
import { SEARCH_EXAMPLE, usePeople, useReading, type Way } from './ways.ts';

/** The name of the field, and so of the query parameter: `/support?q=wallet`. */
export const QUERY = 'q';

/**
 * The questions and their search, in the visitor's language; it also finds the ways of the table above. The URL
 * follows what is typed, so that it can be shared. Without JavaScript the form asks the server with the same URL.
 */
export function HelpSearch(content: SupportContent) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  // The URL changes in a transition, too late for a text field.
  const [typed, setTyped] = useState<string>();
  const query = typed ?? params.get(QUERY) ?? '';
  const search = (next: string) => {
    setTyped(next);
    setParams(next.trim() ? { [QUERY]: next } : {}, { replace: true });
  };
  const { faq } = content;
  const searching = query.trim() !== '';
  const ways = [...usePeople(content), ...useReading(content)].filter(
    ({ title, description, lead, topics = '' }) =>
      searching && matches(query, [title, description, lead.words, topics]),
  );
  const all = faq.items.map(({ question, answer }) => ({
    question: t(question),
    answer: t(answer),
  }));
  const questions = all.filter(({ question, answer }) => matches(query, [question, answer]));
  const count = ways.length + questions.length;
  return (
    <section className="wrap section help-answers" id="faq">
      <StructuredData data={faqPage(all)} />
      <h2>{t(faq.title)}</h2>
      <form role="search" className="help-search" action="#faq" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={t('Search the answers')}
          placeholder={t(SEARCH_EXAMPLE)}
          type="search"
          name={QUERY}
          autoComplete="off"
          value={query}
          onChange={({ target }) => search(target.value)}
        />
        <Button type="submit" look="line">
          {t('Search')}
        </Button>
        <p role="status">
          {searching && count > 0 && t('Matches for “{query}”: {count}', { query: query.trim(), count })}
          {searching && count === 0 && t('Nothing matches “{query}”.', { query: query.trim() })}
        </p>
      </form>
      {count === 0 && (
        <div className="help-none">
          <p>{t('Try a single word, or ask us in your own words.')}</p>
          <p className="acts">
            <Button look="line" small onClick={() => search('')}>
              {t('Show everything')}
            </Button>
            <Link className="more" to="/contact">
              {t('Write to us')}
            </Link>
          </p>
        </div>
      )}
      {questions.length > 0 && (
        <Accordion key={String(searching)} name="support-faq" startOpen={searching} items={questions} />
      )}
      <FoundWays ways={ways} />
    </section>
  );
}

/** The ways that a search finds, under its questions. */
function FoundWays({ ways }: { ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <ul className="help-ways">
      {ways.map(({ title, lead }) => (
        <li key={title}>
          {title}
          <LeadLink {...lead} />
        </li>
      ))}
    </ul>
  );
}
