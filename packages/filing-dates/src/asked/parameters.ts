import type { Day } from '../calendar/days.ts';
import { EVENTS, type FilingEvent } from '../rules/events/events.ts';
import { STATUSES } from '../rules/filer-status.ts';
import { QUARTERS } from '../rules/fiscal-years.ts';
import { FIRST_DAY, LAST_DAY } from '../rules/rules.ts';
import { COMPANIES_ALLOWED, readCompanies, readDay, readName, type NamedCompany } from './companies.ts';

export const ISSUERS = ['domestic', 'foreign'] as const;
export const SHARES = ['listed', 'registered', 'neither'] as const;
export const STATUS_CHOICES = [...STATUSES, 'find'] as const;
export const YEARS = ['1', '2', '3', '5'] as const;

/** A kind of value. */
interface Kind<Value> {
  /** The allowed values, for the author of an address. */
  allowed: string;
  /** Undefined for a text that is not valid. */
  read: (text: string) => Value | undefined;
}

const DAY: Kind<Day> = {
  allowed: `a day from ${FIRST_DAY} to ${LAST_DAY}`,
  read: readDay,
};
const QUARTER_END = {
  ...DAY,
  allowed: 'the last day of a quarter, 10 to 18 weeks after the one before it',
};
const BEFORE_MEETING = { ...DAY, allowed: `${DAY.allowed}, before the meeting` };

const MILLIONS: Kind<number> = {
  allowed: 'millions of dollars, such as 75 or 699.5',
  read: (text) => (/^\d{1,7}(?:\.\d{1,3})?$/.test(text) ? Number(text) : undefined),
};

const NAME: Kind<string> = {
  allowed: 'up to 40 letters, digits, spaces and . , & - ( )',
  read: readName,
};

/** Any text: one that matches nothing finds nothing. */
const SEARCH_WORDS: Kind<string> = {
  allowed: 'up to 60 characters',
  read: (text) => (text.length > 60 ? undefined : text),
};

const COMPANIES: Kind<NamedCompany[]> = { allowed: COMPANIES_ALLOWED, read: readCompanies };

const EVENT: Kind<FilingEvent> = {
  allowed: EVENTS.map(({ id }) => id).join(', '),
  read: (text) => EVENTS.find(({ id }) => id === text.toLowerCase()),
};

const TIME: Kind<number> = { allowed: 'a time in New York, such as 17:00 or 5:00 pm', read: minutesOf };

/** The parameters of the page's address in their order. */
export const PARAMETERS = {
  end: DAY,
  years: oneOf(YEARS),
  status: oneOf(STATUS_CHOICES),
  float: MILLIONS,
  revenue: MILLIONS,
  was: oneOf(STATUSES),
  issuer: oneOf(ISSUERS),
  shares: oneOf(SHARES),
  quarters: oneOf(QUARTERS),
  q1: QUARTER_END,
  q2: QUARTER_END,
  q3: QUARTER_END,
  name: NAME,
  also: COMPANIES,
  event: EVENT,
  day: DAY,
  time: TIME,
  decided: DAY,
  covered: { ...DAY, allowed: `${DAY.allowed}, before the day of the event` },
  meeting: DAY,
  record: BEFORE_MEETING,
  last: BEFORE_MEETING,
  sent: BEFORE_MEETING,
  find: SEARCH_WORDS,
};

export type Parameter = keyof typeof PARAMETERS;

/** The value of each parameter. */
export type ParameterValues = {
  [Name in Parameter]: NonNullable<ReturnType<(typeof PARAMETERS)[Name]['read']>>;
};

/**
 * The state of a parameter in a query: its value, `missing`, or `wrong` for a value that is not valid and for two
 * different ones.
 */
export function valueIn<Name extends Parameter>(
  query: URLSearchParams,
  name: Name,
): { value: ParameterValues[Name] } | 'missing' | 'wrong' {
  const [text, ...more] = new Set(query.getAll(name).map((value) => value.trim()));
  if (!text) return 'missing';
  const kinds: { [One in Parameter]: Kind<ParameterValues[One]> } = PARAMETERS;
  const value = more.length > 0 ? undefined : kinds[name].read(text);
  return value === undefined ? 'wrong' : { value };
}

/** An unknown parameter of a query, except those that mails, advertisements and other sites add to links. */
export function unknownIn(query: URLSearchParams): string | undefined {
  return [...query.keys()].find((key) => !Object.hasOwn(PARAMETERS, key) && !ADDED.test(key));
}

const ADDED =
  /^(?:(?:utm|mkt|mtm|pk|gad|hsa)_\w+|_hs\w+|_ga|_gl|(?:g|d|fb|ms|tw|tt|y)clk?id|gclsrc|[gw]braid|li_fat_id|igsh(?:id)?|mc_[ce]id|s_cid|trk|epik|ref)$/i;

/** `17:00`, `5:00 pm`, `5 p.m.` */
function minutesOf(text: string): number | undefined {
  const [, hours = '', minutes, half] = /^(\d\d?)(?:[:.](\d\d))? ?([ap]?)\.?m?\.?$/i.exec(text) ?? [];
  const hour = Number(hours);
  if (!hours || Number(minutes ?? 0) > 59 || (!minutes && !half)) return undefined;
  if (!half) return hour > 23 ? undefined : hour * 60 + Number(minutes);
  if (hour < 1 || hour > 12) return undefined;
  return ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minutes ?? 0);
}

function oneOf<Value extends string>(values: readonly Value[]): Kind<Value> {
  return { allowed: values.join(', '), read: (text) => values.find((value) => value === text) };
}
