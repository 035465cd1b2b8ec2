import { isoDay } from '../calendar/days.ts';
import { inOrder, type DueDate } from '../rules/due-dates.ts';
import { eventDue, ruleOf, type Outcome } from '../rules/events/event-clock.ts';
import { EVENTS } from '../rules/events/events.ts';
import { fiscalYears, type Company } from '../rules/fiscal-years.ts';
import { hasProxyRules, meetingDates } from '../rules/events/meeting.ts';
import { NOTES } from '../rules/notes.ts';
import { ownershipDates, periodicDates } from '../rules/reports.ts';
import { PARAMETERS, type Parameter } from './parameters.ts';
import { fileQuery, refusal, type FileList } from './address.ts';
import { isCompanyUnderstood, type Asked } from './query.ts';

/** The dates of each list of the page, for the page and its files. */
const LISTS = {
  reports: (asked) => companyDates(asked, periodicDates),
  ownership: (asked) => companyDates(asked, ownershipDates),
  event: (asked) => {
    const outcome = outcomeOf(asked);
    return outcome?.kind === 'dates' ? named(outcome.dates, asked.name) : [];
  },
  meeting: ({ meeting, company, assumed, name }) =>
    hasProxyRules(company)
      ? named(
          meetingDates(meeting, (one) => assumed.includes(one)),
          name,
        )
      : [],
} satisfies Record<FileList, (asked: Asked) => DueDate[]>;

/** The dates of every company; empty if a value is invalid or impossible; then no file has dates either. */
function companyDates(asked: Asked, datesOfYear: (company: Company) => DueDate[]): DueDate[] {
  if (!isCompanyUnderstood(asked)) return [];
  const { name, company, others, years } = asked;
  return inOrder(
    [{ ...company, name }, ...others].flatMap((one) =>
      named(datesOfYears(one, years, datesOfYear), one.name),
    ),
  );
}

function datesOfYears(
  company: Company,
  years: number,
  datesOfYear: (company: Company) => DueDate[],
): DueDate[] {
  const inWeeks = company.quarters !== 'months';
  return fiscalYears(company, years).flatMap((one, index) =>
    datesOfYear(one).map((date) => {
      const isOfItsYear = date.period.kind === 'year' || date.period.kind === 'quarter';
      const isFurther = inWeeks && index > 0 && isOfItsYear;
      return isFurther ? withNote(date, NOTES.further) : date;
    }),
  );
}

function withNote(date: DueDate, note: string): DueDate {
  return { ...date, notes: [...date.notes, { note }] };
}

function named(dates: readonly DueDate[], company: string): DueDate[] {
  return dates.map((date) => (company ? { ...date, company } : date));
}

export function isFileList(text: string): text is FileList {
  return Object.hasOwn(LISTS, text);
}

/** The dates that the page shows of a list, and those in its files. */
export function datesOf(list: FileList, asked: Asked): DueDate[] {
  return LISTS[list](asked);
}

/**
 * The dates of the requested event; empty if the event or its day is invalid, because nothing else may be counted
 * instead.
 */
export function outcomeOf(asked: Asked): Outcome | undefined {
  const { event, day, minutes, company, decided, covered, wrong, assumed } = asked;
  if (!event || day === undefined || isMissing(asked) || wrong.has(event.asksFor ?? 'event'))
    return undefined;
  return eventDue(event, {
    day,
    company,
    minutes,
    isTimeAssumed: assumed.includes('time'),
    decided,
    covered,
  });
}

/** Whether an event needs another day that nobody entered. */
export function isMissing({ event, covered }: Asked): boolean {
  return event?.asksFor === 'covered' && covered === undefined;
}

/** Parameters that a list's file requires: a default would look as if somebody had chosen it. */
const NEEDED: Readonly<Record<FileList, readonly Parameter[]>> = {
  reports: [],
  ownership: [],
  event: ['event', 'day'],
  meeting: ['meeting'],
};

/** One line for a query that no file can answer: the parameter, its value, and what is allowed. */
export function fileRefusal(list: FileList, asked: Asked): string | undefined {
  const missing =
    NEEDED[list].find((name) => asked.assumed.includes(name)) ??
    (list === 'event' && isMissing(asked) ? 'covered' : undefined);
  return refusal(asked) ?? (missing && `${missing} is missing. Allowed: ${PARAMETERS[missing].allowed}.`);
}

/** One line for a list without dates: the choice that causes it, and what is allowed. */
export function whyEmpty(list: FileList, asked: Asked): string {
  const { issuer, shares } = asked.company;
  const outcome = list === 'event' ? outcomeOf(asked) : undefined;
  const said = Object.fromEntries(new URLSearchParams(fileQuery(list, asked)));
  const none = (name: Parameter, allowed: string) =>
    `${name}=${JSON.stringify(said[name])} has no date. Allowed: ${allowed}.`;
  if (outcome?.kind === 'not yet') return none('day', `days from ${isoDay(outcome.since)} on`);
  if (outcome?.kind === 'impossible') return none('day', 'a day that fits the fiscal year-end');
  if (list === 'event') {
    const dated = EVENTS.filter((event) => event.count !== 'undated' && ruleOf(event, issuer));
    return none('event', `with issuer=${issuer} ${dated.map(({ id }) => id).join(', ')}`);
  }
  if (shares === 'neither') return none('shares', 'listed, registered');
  return list === 'meeting' ? none('issuer', 'domestic') : none('end', 'a year in which rules apply');
}
