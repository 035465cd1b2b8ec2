import { toBusinessDay, backToBusinessDay } from './business-days.ts';
import { addMonths, dayOf, isoDay, type Day } from './days.ts';
import { EVENTS, type FilingEvent } from './events.ts';
import { areQuartersPossible, QUARTERS, quarterEndsOf, usualQuarters, type Company } from './fiscal-years.ts';
import { NOTICE_DAYS, type Meeting } from './meeting.ts';
import {
  PARAMETERS,
  clockTime,
  unknownIn,
  valueIn,
  type Parameter,
  type STATUS_CHOICES,
  type Values,
} from './parameters.ts';
import { STATUSES, filerStatus, type FilerStatus } from './rules.ts';

/** What the address asks for. */
export interface Asked {
  /** The company's, as somebody wrote it: letters, digits and a few signs; empty if nobody did. */
  name: string;
  /** How many years are shown. */
  years: number;
  company: Company;
  /** The status of the company, or how it is found. */
  status: (typeof STATUS_CHOICES)[number];
  /** Millions of dollars. */
  float: number;
  revenue: number;
  was: FilerStatus;
  /** Undefined if the address names one that does not exist. */
  event: FilingEvent | undefined;
  /** The day of the event. Undefined if it was not understood, or if the address names the event without it. */
  day: Day | undefined;
  /** Minutes after midnight in New York. */
  minutes: number;
  meeting: Meeting;
  /** The parameters that have no valid value: a default stands for each. */
  wrong: readonly Parameter[];
  /** The name of one that nobody knows. */
  unknown: string | undefined;
  /** Those without any value, whose usual one a date should name. */
  assumed: readonly Parameter[];
}

const NOON = 12 * 60;
/** A date that is counted from their usual value says so. */
const NAMED: ReadonlySet<Parameter> = new Set(['time', 'record', 'sent']);
export const QUARTER_PARAMETERS = ['q1', 'q2', 'q3'] as const;
/** Some years have quarters of 12, 12, 12 and 16 weeks. */
const SHORTEST_QUARTER = 10 * 7;
const LONGEST_QUARTER = 18 * 7;
/** From a year-end to a usual annual meeting, and from its record date to it. */
const MEETING_DAYS = 140;
const RECORD_DAYS = 55;

/**
 * Reads the query of an address. What is missing or not valid gets its default.
 * @param year of the default year-end, December 31
 */
export function readAsked(query: URLSearchParams, year: number): Asked {
  const wrong: Parameter[] = [];
  const assumed: Parameter[] = [];
  const read = <Name extends Parameter, Other>(
    name: Name,
    other: Other,
    isPossible: (value: Values[Name]) => boolean = () => true,
  ) => {
    const said = valueIn(query, name);
    if (said === 'missing') {
      if (NAMED.has(name)) assumed.push(name);
      return other;
    }
    if (said !== 'wrong' && isPossible(said.value)) return said.value;
    wrong.push(name);
    return other;
  };

  const yearEnd = read('end', dayOf(year, 12, 31));
  const usual = usualQuarters(yearEnd);
  // No quarter of months follows a year that ends within a month.
  const quarters = read('quarters', usual, (choice) => choice !== 'months' || usual === 'months');
  const status = read('status', STATUSES[0]);
  const isFound = status === 'find';
  const float = isFound ? read('float', 700) : 700;
  const revenue = isFound ? read('revenue', 100) : 100;
  const was = isFound ? read('was', STATUSES[0]) : STATUSES[0];
  const company: Company = {
    yearEnd,
    status: isFound ? filerStatus(float, revenue, was) : status,
    issuer: read('issuer', 'domestic'),
    shares: read('shares', 'listed'),
    quarters,
  };
  if (quarters === 'own') {
    const ends = quarterEndsOf(company);
    let before = yearEnd;
    company.quarterEnds = QUARTER_PARAMETERS.map((name, index) => {
      const isNext = (day: Day) => day >= before + SHORTEST_QUARTER && day <= before + LONGEST_QUARTER;
      before = read(name, ends[index] ?? before, isNext);
      return before;
    });
  }
  const isEventNamed = valueIn(query, 'event') !== 'missing';
  const event = read('event', EVENTS[0]);
  const day = read('day', isEventNamed ? undefined : yearEnd);
  const meeting = read('meeting', toBusinessDay(yearEnd + MEETING_DAYS));
  const isBefore = (one: Day) => one < meeting;
  return {
    name: read('name', ''),
    years: Number(read('years', 1)),
    company,
    status,
    float,
    revenue,
    was,
    event: wrong.includes('event') ? undefined : event,
    day: wrong.includes('day') ? undefined : day,
    minutes: read('time', NOON),
    meeting: {
      day: meeting,
      record: read('record', backToBusinessDay(meeting - RECORD_DAYS), isBefore),
      sent: read('sent', addMonths(backToBusinessDay(meeting - NOTICE_DAYS), -12), isBefore),
    },
    wrong,
    unknown: unknownIn(query),
    assumed,
  };
}

const COMPANY_PARAMETERS: readonly Parameter[] = [
  'end',
  'years',
  'status',
  'float',
  'revenue',
  'was',
  'issuer',
  'shares',
  'quarters',
  ...QUARTER_PARAMETERS,
  'name',
];

/** Whether a parameter decides the due dates of the company: with another value they would look right. */
export function isOfCompany(name: Parameter): boolean {
  return name !== 'years' && name !== 'name' && COMPANY_PARAMETERS.includes(name);
}

/** Whether due dates of the company can be counted, and are no guess. */
export function isCompanyUnderstood({ company, wrong }: Asked): boolean {
  return areQuartersPossible(company) && !wrong.some(isOfCompany);
}

/** Whether a query has a parameter of the dates, or one that nobody knows, which the page names. */
export function asksForDates(query: URLSearchParams): boolean {
  return unknownIn(query) !== undefined || Object.keys(PARAMETERS).some((name) => query.get(name)?.trim());
}

/** The parameters that each file depends on. */
const FILE_PARAMETERS = {
  reports: COMPANY_PARAMETERS,
  ownership: COMPANY_PARAMETERS,
  event: ['issuer', 'name', 'event', 'day', 'time'],
  meeting: ['issuer', 'shares', 'name', 'meeting', 'record', 'sent'],
} as const satisfies Record<string, readonly Parameter[]>;

export type FileList = keyof typeof FILE_PARAMETERS;

/** The query of the address of a file. */
export function fileQuery(list: FileList, asked: Asked): string {
  const values = givenOf(asked);
  return new URLSearchParams(
    FILE_PARAMETERS[list].flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  ).toString();
}

/** One line for the first value of a query that is not valid: the parameter, its value, and what is allowed. */
export function refusal(query: URLSearchParams, year: number): string | undefined {
  const { company, wrong, unknown } = readAsked(query, year);
  if (unknown !== undefined) {
    const known = Object.keys(PARAMETERS).join(', ');
    return `${JSON.stringify(unknown.slice(0, 40))} is no parameter. Allowed: ${known}.`;
  }
  const [name = areQuartersPossible(company) ? undefined : 'quarters'] = wrong;
  if (!name) return undefined;
  const values = query.getAll(name).map((value) => JSON.stringify(value.slice(0, 40)));
  const problem = `${name}=${values.slice(0, 2).join(' and ')} is not valid`;
  if (name !== 'quarters') return `${problem}. Allowed: ${PARAMETERS[name].allowed}.`;
  const { yearEnd } = company;
  const possible = QUARTERS.filter((quarters) => areQuartersPossible({ yearEnd, quarters }));
  return `${problem} for a year that ends on ${isoDay(yearEnd)}. Allowed: ${possible.join(', ')}.`;
}

/** What somebody said: what only a default stands for is left out where dates name it. */
function givenOf(asked: Asked) {
  return Object.fromEntries(
    Object.entries(parametersOf(asked)).filter(([name]) => !asked.assumed.some((one) => one === name)),
  );
}

/** What is asked, as the address has it; what is not used is left out. */
export function parametersOf(asked: Asked) {
  const unused = new Set<string>([
    ...(asked.status === 'find' ? [] : ['float', 'revenue', 'was']),
    ...(asked.company.quarters === 'own' ? [] : QUARTER_PARAMETERS),
  ]);
  const used = Object.entries(valuesOf(asked)).filter(([name, value]) => value && !unused.has(name));
  const values: Partial<Record<Parameter, string>> = Object.fromEntries(used);
  return values;
}

/** The value of each field. */
export function valuesOf(asked: Asked): Readonly<Record<Parameter, string>> {
  const { name, years, company, status, float, revenue, was, event, day, minutes, meeting } = asked;
  const { yearEnd, issuer, shares, quarters } = company;
  // What the year-end suggests goes along with it.
  const unusual = quarters === usualQuarters(yearEnd) ? '' : quarters;
  const [q1 = '', q2 = '', q3 = ''] = quarterEndsOf(company).map(isoDay);
  return {
    end: isoDay(yearEnd),
    years: `${years}`,
    status,
    float: `${float}`,
    revenue: `${revenue}`,
    was,
    issuer,
    shares,
    quarters: unusual,
    q1,
    q2,
    q3,
    name,
    event: event?.id ?? '',
    day: day === undefined ? '' : isoDay(day),
    time: clockTime(minutes),
    meeting: isoDay(meeting.day),
    record: isoDay(meeting.record),
    sent: isoDay(meeting.sent),
  };
}
