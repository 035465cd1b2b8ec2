import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { faqPage } from '../../shell/schema-org.ts';
import { StructuredData } from '../../shell/structured-data.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Aside } from '../headings.tsx';
import { MoreLink } from '../more-link.tsx';
import type { Question } from '../questions.tsx';
import { SEALWIRE } from './product.ts';
import { Resources, SEARCH_EXAMPLE, useResources } from './resources.tsx';
import { matches } from './search-words.ts';

/** The name of the field, and so of the query parameter: `/support?q=wallet`. */
export const QUERY = 'q';

const product = { product: SEALWIRE };

/**
 * The search and what it searches, in the visitor's language. The URL follows what is typed, so that it can be
 * shared. Without JavaScript the form asks the server with the same URL.
 */
export function HelpSearch() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  // The URL changes in a transition, too late for a text field.
  const [typed, setTyped] = useState<string>();
  const query = typed ?? params.get(QUERY) ?? '';
  const search = (next: string) => {
    setTyped(next);
    setParams(next.trim() ? { [QUERY]: next } : {}, { replace: true });
  };
  const resources = useResources().filter(({ title, description, topics = '' }) =>
    matches(query, [title, description, topics]),
  );
  const all = QUESTIONS.map(({ question, answer }) => ({
    question: t(question, product),
    answer: t(answer, product),
  }));
  const questions = all.filter(({ question, answer }) => matches(query, [question, answer]));
  const count = resources.length + questions.length;
  const searching = query.trim() !== '';
  return (
    <>
      <StructuredData data={faqPage(all)} />
      <section className="wrap page-head broad">
        <h1>{t('{product} support', product)}</h1>
        <form role="search" className="help-search" onSubmit={(event) => event.preventDefault()}>
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
      </section>
      {count === 0 && (
        <section className="wrap">
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
        </section>
      )}
      <Resources resources={resources} />
      {/* Stays without a match, since links lead to it. */}
      <section className="questions wrap section" id="faq">
        <Aside heading="Asked most" text="The FAQ page answers questions about {brand} itself.">
          <MoreLink to="/faq">{t('All questions')}</MoreLink>
        </Aside>
        {questions.length > 0 ? (
          <Accordion key={String(searching)} name="support-faq" startOpen={searching} items={questions} />
        ) : (
          <p className="faq">{t('None of the five questions holds these words.')}</p>
        )}
      </section>
    </>
  );
}

const QUESTIONS: readonly Question[] = [
  {
    question: 'What is {product}?',
    answer:
      'A messaging service secured by blockchain, with end-to-end encryption. It works with wallets on Solana and Arbitrum, or with an email address alone.',
  },
  {
    question: 'Do I need a wallet?',
    answer:
      'No. The basic mode works with an email address only. If you have a wallet, Solana and Arbitrum are supported.',
  },
  {
    question: 'What is the difference between free and paid plans?',
    answer:
      'Free plans have a monthly limit. Paid plans have unlimited messages, priority support and custom domains. Ask us for the current limit and for prices.',
  },
  {
    question: 'How many API requests can I make?',
    answer:
      'Free: 100 requests per hour. Pro: 10K requests per hour on all endpoints, with webhook notifications. Enterprise: custom or unlimited, by agreement.',
  },
  {
    question: 'How do I check a message against the blockchain?',
    answer:
      'Send its hash to the verification endpoint of the API. The documentation shows the request and the response.',
  },
];
