import { Entries } from '../blocks/entries.tsx';
import { Headline } from '../blocks/headline.tsx';
import { Section } from '../blocks/section.tsx';
import type { FilingDatesContent } from '../content/files/filing-dates.ts';
import { AboutDates, DueDates } from '../filing-dates/due-dates.tsx';
import { EventClock } from '../filing-dates/event-clock.tsx';
import { CompanyForm, EventForm } from '../filing-dates/forms.tsx';
import { YearStrip } from '../filing-dates/year-strip.tsx';
import { ENGLISH } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { notInForce, ownershipDates, periodicDates } from '../tools/filing-dates/due-dates.ts';
import { EVENTS } from '../tools/filing-dates/events.ts';
import { readAsked } from '../tools/filing-dates/query.ts';
import { useAddressQuery } from './use-address-query.ts';

export interface FilingDatesProps extends Pick<
  FilingDatesContent,
  'terms' | 'reports' | 'ownership' | 'event' | 'exceptions'
> {
  /** The query of the address that the page was rendered for. */
  search: string;
  year: number;
}

/** What is asked, and the due dates. Each choice replaces the query of the address, which says it. Nothing is sent. */
export default function FilingDates({
  search,
  year,
  terms,
  reports,
  ownership,
  event,
  exceptions,
}: FilingDatesProps) {
  const t = useTranslate();
  const [query, replaceQuery] = useAddressQuery(search);
  const asked = readAsked(new URLSearchParams(query), year);
  const { company } = asked;
  const reportDates = periodicDates(company);
  const holderDates = ownershipDates(company);

  function show(form: HTMLFormElement) {
    const values = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value]] : [],
    );
    replaceQuery(`?${new URLSearchParams(values)}`);
  }

  return (
    <>
      <section className="wrap filing-dates" id="dates">
        <YearStrip dates={reportDates} yearEnd={company.yearEnd} />
        <div className="filing-company">
          <CompanyForm asked={asked} onChoice={show} />
          <p className="small">
            <b>{t(terms.title)}</b>
            <br />
            <span className="muted">{t(terms.description)}</span>
          </p>
        </div>
        <div>
          <Headline level={2} text={t(reports.title)} />
          <AboutDates list="reports" dates={reportDates} company={company} {...reports} />
          <DueDates dates={reportDates} />
        </div>
      </section>
      <Section
        id="clock"
        layout="split"
        narrow
        title={t(event.title)}
        text={t(event.description)}
        more={<EventForm asked={asked} onChoice={show} />}
      >
        <EventClock asked={asked} />
      </Section>
      <Section title={t(exceptions.title)}>
        <Entries
          entries={exceptions.items.map(({ items, description }) => ({
            title: <ItemNames text={items} />,
            description: t(description),
          }))}
        />
      </Section>
      <Section
        id="ownership"
        layout="split"
        narrow
        title={t(ownership.title)}
        more={
          <AboutDates
            list="ownership"
            dates={holderDates}
            company={company}
            notYet={notInForce(company)}
            {...ownership}
          />
        }
      >
        {holderDates.length > 0 ? <DueDates dates={holderDates} /> : <p>{t(ownership.none)}</p>}
      </Section>
    </>
  );
}

/** Items of a form, "5.04, 5.05", and how Form 8-K names them. */
function ItemNames({ text }: { text: string }) {
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
