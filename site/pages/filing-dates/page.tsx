import FilingDates from './filing-dates.island.tsx';
import { Island } from '../../islands/island.tsx';
import { filingDatesPhrases } from './phrases.ts';
import { ExternalLink } from '../../language/paths/link.tsx';
import { ENGLISH, untranslated } from '../../language/text.ts';
import { useContent, useEnglishContent, usePage } from '../../page-context.ts';
import type { PageModule } from '../../page-services.ts';
import { Close } from '../../blocks/close.tsx';
import { Entries } from '../../blocks/entries.tsx';
import { Head } from '../../blocks/head.tsx';
import { useDays } from './use-days.ts';
import { Section } from '../../blocks/section.tsx';
import { closedWeekdaysOf } from 'filing-dates/business-days.ts';
import { CLOSINGS } from 'filing-dates/closings.ts';
import { parseDay, yearOf } from 'filing-dates/days.ts';
import { EVENTS } from 'filing-dates/events.ts';
import { asksForDates } from 'filing-dates/query.ts';
import { LAST_DAY } from 'filing-dates/rules.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import captionSheet from '../../blocks/caption.css?inline';

export const reads = asksForDates satisfies PageModule['reads'];

/** Due dates of filings, computed on the server and, after each choice, in the browser. */
export default function FilingDatesPage() {
  const { content, origin } = usePage();
  const search = usePage().search.toString();
  const { seo, hero } = useContent('filing-dates');
  const { terms, reports, ownership, event, meeting } = useEnglishContent('filing-dates');
  const texts = { terms, reports, ownership, event, meeting };
  return (
    <>
      <Head seo={seo} {...hero} actions={null} />
      <Island
        name="filing-dates"
        component={FilingDates}
        props={{ search: search && `?${search}`, year: Number(content.day.slice(0, 4)), origin, ...texts }}
        phrases={filingDatesPhrases(texts)}
      />
      <Rules />
    </>
  );
}

/** What holds for every company. */
function Rules() {
  const { exceptions, notes, closings, next_step } = useContent('filing-dates');
  return (
    <>
      <Section title={exceptions.title}>
        <Entries
          entries={exceptions.items.map(({ items, description }) => ({
            title: <ItemNames text={items} />,
            description,
          }))}
        />
      </Section>
      <Section title={notes.title}>
        <Entries entries={notes.items} />
      </Section>
      <Section title={closings.title} text={closings.description}>
        <Closings />
      </Section>
      <Close {...next_step} actions={null} />
    </>
  );
}

/** Items of a form, "5.04, 5.05", and how Form 8-K names them. */
function ItemNames({ text }: { text: string }) {
  useSheet('blocks', captionSheet);
  const items = text.split(', ').flatMap((item) => EVENTS.filter(({ id }) => id === item));
  return (
    <span {...ENGLISH} translate="no">
      {text}{' '}
      {items.map(({ id, caption }) => (
        <small key={id} className="caption">
          {caption}{' '}
        </small>
      ))}
    </span>
  );
}

const SOURCES = new Map(CLOSINGS.map(({ day, source }) => [parseDay(day) ?? 0, source]));

const FIRST_YEAR = yearOf(Math.min(...SOURCES.keys()));

const YEARS = Array.from({ length: Number(LAST_DAY.slice(0, 4)) - FIRST_YEAR + 1 }, (_, index) => {
  const year = FIRST_YEAR + index;
  return { year, closed: closedWeekdaysOf(year) };
});

/** The weekdays without filings, year by year; those by order of the President lead to their source. */
function Closings() {
  const days = useDays();
  return (
    <Entries
      layout="facts"
      entries={YEARS.map(({ year, closed }) => ({
        title: untranslated(String(year)),
        description: (
          <ul className="ways run">
            {closed.map((day) => {
              const source = SOURCES.get(day);
              const date = days.short(day);
              return <li key={day}>{source ? <ExternalLink href={source}>{date}</ExternalLink> : date}</li>;
            })}
          </ul>
        ),
      }))}
    />
  );
}
