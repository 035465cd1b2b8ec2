import { toBusinessDay, backToBusinessDay } from '../calendar/business-days.ts';
import { addMonths, dayOf, type Day } from '../calendar/days.ts';
import type { FilingEvent } from '../rules/events/events.ts';
import { filerStatus, STATUSES, type FilerStatus } from '../rules/filer-status.ts';
import { areQuartersPossible, quarterEndsOf, usualQuarters, type Company } from '../rules/fiscal-years.ts';
import { NOTICE_DAYS, type Meeting } from '../rules/events/meeting.ts';
import type { NamedCompany } from './companies.ts';
import {
  PARAMETERS,
  unknownIn,
  valueIn,
  type Parameter,
  type STATUS_CHOICES,
  type ParameterValues,
} from './parameters.ts';

/** The request in an address. */
export interface Asked {
  /** The company's name: letters, digits and a few signs; empty if nobody entered one. */
  name: string;
  /** How many years are shown. */
  years: number;
  company: Company;
  /** More companies for the same calendar. */
  others: readonly NamedCompany[];
  /** A form, an item or a rule that somebody looks for. */
  find: string;
  /** The status of the company, or the answers that determine it. */
  status: (typeof STATUS_CHOICES)[number];
  /** Millions of dollars. */
  float: number;
  revenue: number;
  was: FilerStatus;
  /** Undefined if the address names none, or one that does not exist. */
  event: FilingEvent | undefined;
  day: Day | undefined;
  /** Minutes after midnight in New York. */
  minutes: number;
  /** Further values that some events need. */
  decided: Day | undefined;
  covered: Day | undefined;
  meeting: Meeting;
  /** The values of each parameter that is not valid, as in the address; its default is used. */
  wrong: ReadonlyMap<Parameter, readonly string[]>;
  /** The name of an unknown parameter. */
  unknown: string | undefined;
  /** Parameters without a value; their defaults are used. */
  assumed: readonly Parameter[];
}

const NOON = 12 * 60;
/** A note beside a date says that it was counted from the default of one of these. */
export const DEFAULTS_IN_NOTES: readonly Parameter[] = ['time', 'record', 'last', 'sent'];
export const QUARTER_PARAMETERS = ['q1', 'q2', 'q3'] as const;
/** Some years have quarters of 12, 12, 12 and 16 weeks. */
const SHORTEST_QUARTER = 10 * 7;
const LONGEST_QUARTER = 18 * 7;
/** From a year-end to a usual annual meeting, and from its record date to it. */
const MEETING_DAYS = 140;
const RECORD_DAYS = 55;

/**
 * Reads the query of an address. Missing and invalid values get their defaults.
 * @param year of the default year-end, December 31
 */
export function readAsked(query: URLSearchParams, year: number): Asked {
  const wrong = new Map<Parameter, readonly string[]>();
  const assumed: Parameter[] = [];
  const read = <Name extends Parameter, Other>(
    name: Name,
    other: Other,
    isPossible: (value: ParameterValues[Name]) => boolean = () => true,
  ) => {
    const said = valueIn(query, name);
    if (said === 'missing') {
      assumed.push(name);
      return other;
    }
    if (said !== 'wrong' && isPossible(said.value)) return said.value;
    wrong.set(name, query.getAll(name));
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
  const others = read('also', []);
  // The events of several companies are told apart by their names.
  const name = read('name', '', (text) => others.every((other) => !isSameName(text, other.name)));
  if (others.length > 0 && !name && !wrong.has('name')) wrong.set('name', ['']);
  const day = read('day', undefined);
  const meeting = read('meeting', toBusinessDay(yearEnd + MEETING_DAYS));
  const isBefore = (one: Day) => one < meeting;
  return {
    name,
    years: Number(read('years', 1)),
    company,
    others,
    find: read('find', ''),
    status,
    float,
    revenue,
    was,
    event: read('event', undefined),
    day,
    minutes: read('time', NOON),
    decided: read('decided', undefined),
    covered: read('covered', undefined, (one) => day === undefined || one < day),
    meeting: {
      day: meeting,
      record: read('record', backToBusinessDay(meeting - RECORD_DAYS), isBefore),
      last: read('last', addMonths(meeting, -12), isBefore),
      sent: read('sent', addMonths(backToBusinessDay(meeting - NOTICE_DAYS), -12), isBefore),
    },
    wrong,
    unknown: unknownIn(query),
    assumed,
  };
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

export const COMPANY_PARAMETERS: readonly Parameter[] = [
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
  return name === 'also' || (name !== 'years' && name !== 'name' && COMPANY_PARAMETERS.includes(name));
}

/** Whether due dates of the company can be counted without guessing. */
export function isCompanyUnderstood({ company, others, wrong }: Asked): boolean {
  const isNamed = others.length === 0 || !wrong.has('name');
  return isNamed && areQuartersPossible(company) && ![...wrong.keys()].some(isOfCompany);
}

/** Whether a query has a parameter of the dates, or an unknown one, which the page reports. */
export function asksForDates(query: URLSearchParams): boolean {
  return unknownIn(query) !== undefined || Object.keys(PARAMETERS).some((name) => query.get(name)?.trim());
}
