import { isoDay } from './days.ts';
import { ownershipDates, periodicDates, type DueDate } from './due-dates.ts';
import { eventDue, ruleOf } from './event-clock.ts';
import { EVENTS } from './events.ts';
import { fiscalYears, type Company } from './fiscal-years.ts';
import { hasProxyRules, meetingDates } from './meeting.ts';
import { PARAMETERS, type Parameter } from './parameters.ts';
import { fileQuery, isCompanyUnderstood, refusal, type Asked, type FileList } from './query.ts';

/** The dates of each list of the page, for the page and its files. */
const LISTS = {
  reports: (asked) => companyDates(asked, periodicDates),
  ownership: (asked) => companyDates(asked, ownershipDates),
  event: (asked) => {
    const outcome = outcomeOf(asked);
    return outcome?.kind === 'dates' ? outcome.dates : [];
  },
  meeting: ({ meeting, company, assumed }) =>
    hasProxyRules(company) ? meetingDates(meeting, (name) => assumed.includes(name)) : [],
} satisfies Record<FileList, (asked: Asked) => DueDate[]>;

/** None where a value was not understood or cannot be: no file has them either. */
function companyDates(asked: Asked, datesOfYear: (company: Company) => DueDate[]): DueDate[] {
  if (!isCompanyUnderstood(asked)) return [];
  const inWeeks = asked.company.quarters !== 'months';
  return fiscalYears(asked.company, asked.years).flatMap((company, index) =>
    datesOfYear(company).map((date) => {
      const isOfItsYear = date.period.kind === 'year' || date.period.kind === 'quarter';
      return Object.assign(date, { isFurther: inWeeks && index > 0 && isOfItsYear });
    }),
  );
}

export function isFileList(text: string): text is FileList {
  return Object.hasOwn(LISTS, text);
}

export function datesOf(list: FileList, asked: Asked): DueDate[] {
  return LISTS[list](asked);
}

/** Of the event that is asked for; none where it was not understood: it is not counted as something else. */
export function outcomeOf({ event, day, minutes, company, wrong, assumed }: Asked) {
  if (!event || day === undefined || wrong.includes('time')) return undefined;
  return eventDue(event, day, minutes, company.issuer, assumed.includes('time'));
}

/** What the file of a list cannot do without: its usual day would look as if somebody had chosen it. */
const NEEDED: Readonly<Record<FileList, readonly Parameter[]>> = {
  reports: [],
  ownership: [],
  event: ['event', 'day'],
  meeting: ['meeting'],
};

/** One line for a query that no file can answer: the parameter, its value, and what is allowed. */
export function fileRefusal(list: FileList, query: URLSearchParams, year: number): string | undefined {
  const missing = NEEDED[list].find((name) => !query.get(name)?.trim());
  return (
    refusal(query, year) ?? (missing && `${missing} is missing. Allowed: ${PARAMETERS[missing].allowed}.`)
  );
}

/** One line for a list without dates: which choice leaves it so, and what is allowed. */
export function emptiness(list: FileList, asked: Asked): string {
  const { issuer, shares } = asked.company;
  const outcome = list === 'event' ? outcomeOf(asked) : undefined;
  const said = Object.fromEntries(new URLSearchParams(fileQuery(list, asked)));
  const none = (name: Parameter, allowed: string) =>
    `${name}=${JSON.stringify(said[name])} has no date. Allowed: ${allowed}.`;
  if (outcome?.kind === 'not yet') return none('day', `days from ${isoDay(outcome.since)} on`);
  if (list === 'event') {
    const dated = EVENTS.filter((event) => event.count !== 'undated' && ruleOf(event, issuer));
    return none('event', `with issuer=${issuer} ${dated.map(({ id }) => id).join(', ')}`);
  }
  if (shares === 'neither') return none('shares', 'listed, registered');
  return list === 'meeting' ? none('issuer', 'domestic') : none('end', 'a year in which rules apply');
}
