import type { FilingDatesContent } from '../content/files/filing-dates.ts';
import { useTranslate } from '../language/use-translate.ts';
import { CompanyForm } from '../sections/filing-dates/company-form.tsx';
import { DateSection } from '../sections/filing-dates/date-section.tsx';
import { EventClock } from '../sections/filing-dates/event-clock.tsx';
import { Exceptions } from '../sections/filing-dates/exceptions.tsx';
import { FORM_ID } from '../sections/filing-dates/asked-form.ts';
import { YearStrip } from '../sections/filing-dates/year-strip.tsx';
import { notInForce, ownershipDates, periodicDates } from '../tools/filing-dates/due-dates.ts';
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

  function show() {
    const form = document.getElementById(FORM_ID);
    if (!(form instanceof HTMLFormElement)) return;
    const values = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value]] : [],
    );
    replaceQuery(`?${new URLSearchParams(values)}`);
  }

  return (
    <>
      <section className="wrap due-part" id="dates">
        <YearStrip dates={reportDates} yearEnd={company.yearEnd} />
        <div className="due-form">
          <CompanyForm asked={asked} onChoice={show} />
          <p className="due-terms">
            <b>{t(terms.title)}</b> {t(terms.description)}
          </p>
        </div>
        <DateSection list="reports" dates={reportDates} company={company} {...reports} />
      </section>
      <section className="wrap section due-part" id="clock">
        <EventClock asked={asked} onChoice={show} {...event} />
      </section>
      <Exceptions {...exceptions} />
      <section className="wrap section due-part" id="ownership">
        <DateSection
          list="ownership"
          dates={ownershipDates(company)}
          notYet={notInForce(company)}
          company={company}
          {...ownership}
        />
      </section>
    </>
  );
}
