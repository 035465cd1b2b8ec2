import FilingDates from './filing-dates.island.tsx';
import { Island } from '../../islands/island.tsx';
import { filingDatesPhrases } from './phrases.ts';
import { ExternalLink } from '../../language/paths/link.tsx';
import { ENGLISH, plain, untranslated } from '../../language/text.ts';
import { useContent, useEnglishContent, usePage } from '../../page-context.ts';
import type { PageModule } from '../../page-module.ts';
import { Close } from '../../blocks/close.tsx';
import { Entries, type Entry } from '../../blocks/entries.tsx';
import { Head } from '../../blocks/head.tsx';
import { useDays } from './use-days.ts';
import { Fold } from '../../blocks/fold.tsx';
import { useTranslate } from '../../language/use-language.ts';
import {
  asksForDates,
  closedWeekdaysOf,
  CLOSINGS,
  EVENTS,
  LAST_DAY,
  parseDay,
  yearOf,
  type FilingEvent,
} from 'filing-dates';
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
      <Parts />
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

/** The parts of the page. */
function Parts() {
  const t = useTranslate();
  const texts = useContent('filing-dates');
  const parts = {
    dates: texts.reports.title,
    clock: texts.event.title,
    meeting: texts.meeting.title,
    ownership: texts.ownership.title,
    items: texts.exceptions.title,
    counting: texts.notes.title,
    closings: texts.closings.title,
  };
  return (
    <nav className="wrap filing-parts screen-only" aria-label={plain(t('On this page'))}>
      <ul className="ways small">
        {Object.entries(parts).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The notes that apply to every company. */
function Rules() {
  const { exceptions, notes, closings, next_step } = useContent('filing-dates');
  return (
    <>
      <Fold id="items" title={exceptions.title}>
        <Items />
      </Fold>
      <Fold id="counting" title={notes.title}>
        <Entries entries={notes.items} />
      </Fold>
      <Fold id="closings" title={closings.title} text={closings.description}>
        <Closings />
      </Fold>
      <Close {...next_step} actions={null} />
    </>
  );
}

/** Events that are not simply due after some days, grouped by their explanation. */
const SPECIAL = Map.groupBy(
  EVENTS.flatMap((event) => (event.notes ?? []).map((note) => ({ event, note }))),
  ({ note }) => note,
);

function Items() {
  const t = useTranslate();
  const entries: Entry[] = [];
  for (const [note, special] of SPECIAL)
    entries.push({ title: <Names events={special.map(({ event }) => event)} />, description: t(note) });
  return <Entries entries={entries} />;
}

function Names({ events }: { events: readonly FilingEvent[] }) {
  useSheet('blocks', captionSheet);
  return (
    <span {...ENGLISH} translate="no">
      {untranslated(events.map(({ id, name, caption }) => (caption ? id : name)).join(', '))}{' '}
      {events.map(({ id, caption }) => (
        <small key={id} className="caption">
          {caption && untranslated(caption)}{' '}
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
