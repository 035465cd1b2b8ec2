import { plain } from '../../language/text.ts';
import type { ContentOf } from '../../content/schema.ts';
import { useEffect, useRef } from 'react';
import type { supportContent } from './content.ts';
import { Entries } from '../../blocks/entries.tsx';
import { Link } from '../../language/paths/link.tsx';
import { useTranslate } from '../../language/use-language.ts';
import { matches, QUERY, SEARCH_EXAMPLE } from './search-words.ts';
import { WayLink, type Way } from './way-link.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { useAddressQuery } from '../../islands/use-address-query.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import inlineFormSheet from '../../ui/form/inline-form.css?inline';

interface HelpSearchProps extends Pick<ContentOf<typeof supportContent>, 'faq'> {
  /** The search words in the address. */
  asked: string;
  /** The ways of the table above, in the page's language. */
  ways: readonly Way[];
}

/**
 * The questions and their search, in the visitor's language; it also finds the ways of the table above. The address
 * follows the search words, so that it can be shared. Without JavaScript the form asks the server with the same
 * address.
 */
export default function HelpSearch({ asked, faq, ways: all }: HelpSearchProps) {
  useSheet('base', inlineFormSheet);
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const [address, replaceAddress] = useAddressQuery(asked);
  const query = new URLSearchParams(address).get(QUERY) ?? '';

  // Text typed before the scripts loaded.
  useEffect(() => {
    const typed = form.current?.querySelector('input')?.value;
    if (typed) replaceAddress(queryOf(typed));
  }, [replaceAddress]);

  const searching = query.trim() !== '';
  const ways = all.filter(
    ({ title, description, words, topics }) =>
      searching && matches(query, [title, description, words, ...(topics ? [topics] : [])].map(plain)),
  );
  const questions = faq.items
    .map(({ question, answer }) => ({ question: t(question), answer: t(answer) }))
    .filter(({ question, answer }) => matches(query, [plain(question), plain(answer)]));
  const count = ways.length + questions.length;
  return (
    <>
      <form
        ref={form}
        role="search"
        className="inline-form"
        action="#faq"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          label={t('Search the answers')}
          placeholder={t(SEARCH_EXAMPLE)}
          type="search"
          name={QUERY}
          autoComplete="off"
          defaultValue={query}
          onInput={({ currentTarget }) => replaceAddress(queryOf(currentTarget.value))}
        />
        <Button type="submit" look="line">
          {t('Search')}
        </Button>
        <p className="muted" role="status">
          {searching && count > 0 && t('Matches for “{query}”: {count}', { query: query.trim(), count })}
          {searching && count === 0 && t('Nothing matches “{query}”.', { query: query.trim() })}
        </p>
      </form>
      {count === 0 && (
        <div className="spread nothing">
          <p className="muted">{t('Try a single word, or ask us in your own words.')}</p>
          <p className="acts">
            <Link className={buttonClass({ look: 'line', small: true })} to="/support#faq">
              {t('Show everything')}
            </Link>{' '}
            <Link className="more" to="/contact">
              {t('Talk to our team')}
            </Link>
          </p>
        </div>
      )}
      {questions.length > 0 && (
        <Accordion key={String(searching)} name="support-faq" startOpen={searching} items={questions} />
      )}
      {ways.length > 0 && (
        <Entries
          layout="facts"
          ends
          entries={ways.map((way) => ({ title: way.title, description: <WayLink {...way} /> }))}
        />
      )}
    </>
  );
}

function queryOf(words: string): string {
  return words.trim() ? `?${new URLSearchParams({ [QUERY]: words })}` : '';
}
