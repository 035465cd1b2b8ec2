import { toBusinessDay, backToBusinessDay } from './business-days.ts';
import { addMonths, dayOf, isMonthEnd, isoDay, parseDay, type Day } from './days.ts';
import { QUARTERS, quarterEndsOf, type Company } from './due-dates.ts';
import { EVENTS, type FilingEvent } from './events.ts';
import { NOTICE_DAYS, type Meeting } from './meeting.ts';
import { FIRST_DAY, LAST_DAY, STATUSES, filerStatus, type FilerStatus } from './rules.ts';

export const ISSUERS = ['domestic', 'foreign'] as const;
export const SHARES = ['listed', 'registered', 'neither'] as const;
export const STATUS_CHOICES = [...STATUSES, 'find'] as const;
export const YEARS = ['1', '2', '3', '5'] as const;

const A_DAY = `a day from ${FIRST_DAY} to ${LAST_DAY}`;
const MILLIONS = 'millions of dollars, such as 75 or 699.5';
const QUARTER_END = 'the last day of a quarter, 10 to 18 weeks after the one before it';

/** The parameters of the page's address in their order, and what each may be. */
export const ALLOWED = {
  end: A_DAY,
  years: YEARS.join(', '),
  status: STATUS_CHOICES.join(', '),
  float: MILLIONS,
  revenue: MILLIONS,
  was: STATUSES.join(', '),
  issuer: ISSUERS.join(', '),
  shares: SHARES.join(', '),
  quarters: QUARTERS.join(', '),
  q1: QUARTER_END,
  q2: QUARTER_END,
  q3: QUARTER_END,
  name: 'up to 40 letters, digits, spaces and . , & - ( )',
  event: EVENTS.map(({ id }) => id).join(', '),
  day: A_DAY,
  time: 'a time in New York, such as 17:00 or 5:00 pm',
  meeting: A_DAY,
  record: `${A_DAY}, before the meeting`,
  sent: `${A_DAY}, before the meeting`,
} as const;

export type Parameter = keyof typeof ALLOWED;

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
  const read = <Value>(name: Parameter, parse: (text: string) => Value | undefined, other: Value) => {
    const [text, ...more] = new Set(query.getAll(name).map((value) => value.trim()));
    if (!text) {
      if (NAMED.has(name)) assumed.push(name);
      return other;
    }
    const value = more.length > 0 ? undefined : parse(text);
    if (value === undefined) wrong.push(name);
    return value ?? other;
  };
  const dayBetween = (first: Day, last: Day) => (text: string) => {
    const day = dayInRange(text);
    return day !== undefined && day >= first && day <= last ? day : undefined;
  };

  const yearEnd = read('end', dayInRange, dayOf(year, 12, 31));
  const choice = read('quarters', oneOf(QUARTERS), isMonthEnd(yearEnd) ? 'months' : 'weeks');
  // No quarter of months follows a year that ends within a month.
  const quarters = choice === 'months' && !isMonthEnd(yearEnd) ? 'weeks' : choice;
  const status = read('status', oneOf(STATUS_CHOICES), STATUSES[0]);
  const isFound = status === 'find';
  const float = isFound ? read('float', millions, 700) : 700;
  const revenue = isFound ? read('revenue', millions, 100) : 100;
  const was = isFound ? read('was', oneOf(STATUSES), STATUSES[0]) : STATUSES[0];
  const company: Company = {
    yearEnd,
    status: isFound ? filerStatus(float, revenue, was) : status,
    issuer: read('issuer', oneOf(ISSUERS), ISSUERS[0]),
    shares: read('shares', oneOf(SHARES), SHARES[0]),
    quarters,
  };
  if (quarters === 'own') {
    const usual = quarterEndsOf(company);
    let before = yearEnd;
    company.quarterEnds = QUARTER_PARAMETERS.map((name, index) => {
      before = read(
        name,
        dayBetween(before + SHORTEST_QUARTER, before + LONGEST_QUARTER),
        usual[index] ?? before,
      );
      return before;
    });
  }
  const event = read<FilingEvent | undefined>(
    'event',
    (text) => EVENTS.find(({ id }) => id === text.toLowerCase()),
    EVENTS[0],
  );
  const isNamed = Boolean(query.get('event')?.trim());
  const day = read<Day | undefined>('day', dayInRange, isNamed ? undefined : yearEnd);
  const meeting = read('meeting', dayInRange, toBusinessDay(yearEnd + MEETING_DAYS));
  const beforeMeeting = dayBetween(Number.NEGATIVE_INFINITY, meeting - 1);
  return {
    name: read('name', nameOf, ''),
    years: Number(read('years', oneOf(YEARS), YEARS[0])),
    company,
    status,
    float,
    revenue,
    was,
    event: wrong.includes('event') ? undefined : event,
    day: wrong.includes('day') ? undefined : day,
    minutes: read('time', minutesOf, NOON),
    meeting: {
      day: meeting,
      record: read('record', beforeMeeting, backToBusinessDay(meeting - RECORD_DAYS)),
      sent: read('sent', beforeMeeting, addMonths(backToBusinessDay(meeting - NOTICE_DAYS), -12)),
    },
    wrong,
    assumed,
  };
}

/** Months follow the last day of a month, and weeks another day; whoever knows better enters the last days. */
export function areQuartersPossible({ yearEnd, quarters }: Pick<Company, 'yearEnd' | 'quarters'>): boolean {
  return quarters === 'own' || (quarters === 'months') === isMonthEnd(yearEnd);
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

/**
 * The parameters of a query in one spelling: empty when it asks for nothing, and `-` for each value that is not valid, so
 * that a page says so.
 */
export function understood(query: URLSearchParams, year: number): Readonly<Record<string, string>> {
  if (!Object.keys(ALLOWED).some((name) => query.get(name)?.trim())) return {};
  const asked = readAsked(query, year);
  return { ...givenOf(asked), ...Object.fromEntries(asked.wrong.map((name) => [name, '-'])) };
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
  const unknown = [...query.keys()].find((key) => !Object.hasOwn(ALLOWED, key) && !CAMPAIGN.test(key));
  if (unknown !== undefined) {
    const known = Object.keys(ALLOWED).join(', ');
    return `${JSON.stringify(unknown.slice(0, 40))} is no parameter. Allowed: ${known}.`;
  }
  const { company, wrong } = readAsked(query, year);
  const [name] = wrong;
  if (!name) {
    const { yearEnd } = company;
    const quarters = oneOf(QUARTERS)(query.get('quarters')?.trim() ?? '');
    if (!quarters || areQuartersPossible({ yearEnd, quarters })) return undefined;
    const possible = QUARTERS.filter((choice) => areQuartersPossible({ yearEnd, quarters: choice }));
    return `quarters="${quarters}" is not valid for a year that ends on ${isoDay(yearEnd)}. Allowed: ${possible.join(', ')}.`;
  }
  const values = query.getAll(name).map((value) => JSON.stringify(value.slice(0, 40)));
  return `${name}=${values.slice(0, 2).join(' and ')} is not valid. Allowed: ${ALLOWED[name]}.`;
}

/** What mails and advertisements add to links. */
const CAMPAIGN = /^utm_|clid$/;

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
    quarters,
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

/** `09:05`. */
export function clockTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** `17:00`, `5:00 pm`, `5 p.m.` */
function minutesOf(text: string): number | undefined {
  const [, hours = '', minutes, half] = /^(\d\d?)(?:[:.](\d\d))? ?([ap]?)\.?m?\.?$/i.exec(text) ?? [];
  const hour = Number(hours);
  if (!hours || Number(minutes ?? 0) > 59 || (!minutes && !half)) return undefined;
  if (!half) return hour > 23 ? undefined : hour * 60 + Number(minutes);
  if (hour < 1 || hour > 12) return undefined;
  return ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minutes ?? 0);
}

function dayInRange(text: string): Day | undefined {
  return text >= FIRST_DAY && text <= LAST_DAY ? parseDay(text) : undefined;
}

function millions(text: string): number | undefined {
  return /^\d{1,7}(?:\.\d{1,3})?$/.test(text) ? Number(text) : undefined;
}

/** Nothing that a spreadsheet takes for a formula, and no address of another site. */
function nameOf(text: string): string | undefined {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&()’'-]{0,39}$/u.test(text) ? text : undefined;
}

function oneOf<Value extends string>(values: readonly Value[]) {
  return (text: string) => values.find((value) => value === text);
}
