import { Headline } from '../../blocks/headline.tsx';
import { Fold } from '../../blocks/fold.tsx';
import { Section } from '../../blocks/section.tsx';
import type { FilingDatesTexts } from './content.ts';
import { AboutDates, DueDates } from './due-dates.tsx';
import { EventClock } from './event-clock.tsx';
import { FileLinks } from './file-links.tsx';
import { Finder } from './finder.tsx';
import { CompanyForm, PartForm } from './forms.tsx';
import { YearStrip } from './year-strip.tsx';
import { useTranslate } from '../../language/use-language.ts';
import { datesOf, isCompanyUnderstood, notInForce, parametersOf, readAsked, type Asked } from 'filing-dates';
import { useAddressQuery } from '../../islands/use-address-query.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import filingDatesSheet from './filing-dates.css?inline';

interface FilingDatesProps extends FilingDatesTexts {
  /** The query of the address that the page was rendered for. */
  search: string;
  year: number;
  /** The origin of the site, for calendars that subscribe to an address. */
  origin: string;
}

/** The form and the due dates. Each choice is written into the query of the address. Nothing is sent. */
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
  const given = new URLSearchParams(query);
  const asked = readAsked(given, year);
  const { company } = asked;
  // Its fields report invalid values.
  const isUnderstood = isCompanyUnderstood(asked);
  const links = { asked, origin };
  // For several companies the page shows one year, and the files have all years.
  const shown = asked.others.length > 0 ? { ...asked, years: 1 } : asked;
  const reportDates = datesOf('reports', shown);
  const meetingDates = datesOf('meeting', asked);
  const holderDates = datesOf('ownership', { ...asked, others: [] });

  const show = (form: HTMLFormElement) => replaceQuery(`?${chosenIn(form, given, asked, year)}`);

  return (
    <>
      <div className="wrap filing-ways">
        <Finder asked={asked} query={withoutFind(given)} onFind={(found) => replaceQuery(`?${found}`)} />
      </div>
      <section className="wrap filing-dates cols cols-4" id="dates">
        <YearStrip dates={datesOf('reports', { ...asked, others: [], years: 1 })} yearEnd={company.yearEnd} />
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
        more={
          <PartForm
            id="clock"
            names={['event', 'day', 'time', 'decided', 'covered']}
            asked={asked}
            onChoice={show}
          />
        }
      >
        <EventClock {...links} title={event.title} />
      </Section>
      <Fold id="meeting" title={t(meeting.title)} open={!asked.assumed.includes('meeting')}>
        <div className="split cols cols-4">
          <div className="stack sticky">
            <p className="muted">{t(meeting.description)}</p>
            <PartForm
              id="meeting"
              names={['meeting', 'record', 'last', 'sent']}
              asked={asked}
              onChoice={show}
            />
          </div>
          {meetingDates.length > 0 ? (
            <div className="stack">
              <FileLinks {...links} list="meeting" title={meeting.title} />
              <DueDates dates={meetingDates} />
            </div>
          ) : (
            <p>{t(meeting.none)}</p>
          )}
        </div>
      </Fold>
      <Fold id="ownership" title={t(ownership.title)}>
        {isUnderstood && (
          <AboutDates
            {...links}
            list="ownership"
            dates={holderDates}
            notYet={notInForce(company)}
            {...ownership}
          />
        )}
        {!isUnderstood ? null : holderDates.length > 0 ? (
          <DueDates dates={holderDates} />
        ) : (
          <p>{t(ownership.none)}</p>
        )}
      </Fold>
    </>
  );
}

function withoutFind(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name !== 'find'));
}

/**
 * The query for a visitor's choices: always the year-end, so that the address has the same dates next year; another
 * field if it was in the address before, or differs from what follows from the rest.
 */
function chosenIn(
  form: HTMLFormElement,
  before: URLSearchParams,
  asked: Asked,
  year: number,
): URLSearchParams {
  const shown: Readonly<Record<string, string>> = parametersOf(asked);
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const isChosen = name === 'end' || before.has(name) || value !== shown[name];
    if (typeof value === 'string' && value && isChosen) chosen.set(name, value);
  }
  const now = readAsked(chosen, year);
  const used = new Set<string>([...Object.keys(parametersOf(now)), ...now.wrong.keys()]);
  return new URLSearchParams([...chosen].filter(([name]) => used.has(name)));
}
