import { Headline } from '../../blocks/headline.tsx';
import { Section } from '../../blocks/section.tsx';
import type { FilingDatesTexts } from './content.ts';
import { AboutDates, DueDates } from './due-dates.tsx';
import { EventClock } from './event-clock.tsx';
import { FileLinks } from './file-links.tsx';
import { CompanyForm, PartForm } from './forms.tsx';
import { YearStrip } from './year-strip.tsx';
import { useTranslate } from '../../language/use-language.ts';
import { notInForce } from 'filing-dates/due-dates.ts';
import { datesOf } from 'filing-dates/lists.ts';
import { isCompanyUnderstood, parametersOf, readAsked } from 'filing-dates/query.ts';
import { useAddressQuery } from '../../islands/use-address-query.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import filingDatesSheet from './filing-dates.css?inline';

export interface FilingDatesProps extends FilingDatesTexts {
  /** The query of the address that the page was rendered for. */
  search: string;
  year: number;
  /** Of the site, for calendars that subscribe to an address. */
  origin: string;
}

/** What is asked, and the due dates. Each choice replaces the query of the address, which says it. Nothing is sent. */
export default function FilingDates({
  search,
  year,
  origin,
  terms,
  reports,
  ownership,
  event,
  meeting,
}: FilingDatesProps) {
  useSheet('page', filingDatesSheet);
  const t = useTranslate();
  const [query, replaceQuery] = useAddressQuery(search);
  const asked = readAsked(new URLSearchParams(query), year);
  const { company } = asked;
  // Its fields say what was not understood.
  const isUnderstood = isCompanyUnderstood(asked);
  const links = { asked, origin };
  const reportDates = datesOf('reports', asked);
  const meetingDates = datesOf('meeting', asked);
  const holderDates = datesOf('ownership', asked);

  function show(form: HTMLFormElement) {
    // Not the server's spelling of it.
    const before = new URLSearchParams(window.location.search);
    replaceQuery(`?${chosenIn(form, before, year)}`);
  }

  return (
    <>
      <section className="wrap filing-dates cols cols-4" id="dates">
        <YearStrip dates={datesOf('reports', { ...asked, years: 1 })} yearEnd={company.yearEnd} />
        <div className="stack sticky">
          <CompanyForm asked={asked} onChoice={show} />
          <p className="small">
            <b>{t(terms.title)}</b>
            <br />
            <span className="muted">{t(terms.description)}</span>
          </p>
        </div>
        <div className="stack">
          <Headline level={2} text={t(reports.title)} />
          {isUnderstood && (
            <>
              <AboutDates {...links} list="reports" dates={reportDates} {...reports} />
              <DueDates dates={reportDates} />
            </>
          )}
        </div>
      </section>
      <Section
        id="clock"
        layout="split"
        narrow
        title={t(event.title)}
        text={t(event.description)}
        more={<PartForm id="clock" names={['event', 'day', 'time']} asked={asked} onChoice={show} />}
      >
        <EventClock {...links} title={event.title} />
      </Section>
      <Section
        id="meeting"
        layout="split"
        narrow
        title={t(meeting.title)}
        text={t(meeting.description)}
        more={<PartForm id="meeting" names={['meeting', 'record', 'sent']} asked={asked} onChoice={show} />}
      >
        {meetingDates.length > 0 ? (
          <div className="stack">
            <FileLinks {...links} list="meeting" title={meeting.title} />
            <DueDates dates={meetingDates} />
          </div>
        ) : (
          <p>{t(meeting.none)}</p>
        )}
      </Section>
      <Section
        id="ownership"
        layout="split"
        narrow
        title={t(ownership.title)}
        more={
          isUnderstood && (
            <AboutDates
              {...links}
              list="ownership"
              dates={holderDates}
              notYet={notInForce(company)}
              {...ownership}
            />
          )
        }
      >
        {!isUnderstood ? null : holderDates.length > 0 ? (
          <DueDates dates={holderDates} />
        ) : (
          <p>{t(ownership.none)}</p>
        )}
      </Section>
    </>
  );
}

/**
 * The query of what somebody chose: the year-end always, so that the address has the same dates next year, and the day that
 * its field shows with an event; another field if it was in the address before, or differs from what follows from the rest.
 */
function chosenIn(form: HTMLFormElement, before: URLSearchParams, year: number): URLSearchParams {
  const shown: Readonly<Record<string, string>> = parametersOf(readAsked(before, year));
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const isNeeded = name === 'end' || (name === 'day' && chosen.has('event'));
    const isChosen = isNeeded || before.has(name) || value !== shown[name];
    if (typeof value === 'string' && value && isChosen) chosen.set(name, value);
  }
  const asked = readAsked(chosen, year);
  const used: Readonly<Record<string, string>> = parametersOf(asked);
  const wrong: readonly string[] = asked.wrong;
  return new URLSearchParams([...chosen].filter(([name]) => used[name] || wrong.includes(name)));
}
