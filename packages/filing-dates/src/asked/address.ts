import { clockTime, isoDay, type Day } from '../calendar/days.ts';
import { EVENT_FIELDS } from '../rules/events/events.ts';
import { areQuartersPossible, QUARTERS, quarterEndsOf, usualQuarters } from '../rules/fiscal-years.ts';
import { companyLines } from './companies.ts';
import { PARAMETERS, type Parameter } from './parameters.ts';
import { COMPANY_PARAMETERS, DEFAULTS_IN_NOTES, QUARTER_PARAMETERS, type Asked } from './query.ts';

/** The parameters that each file depends on. */
const FILE_PARAMETERS = {
  reports: [...COMPANY_PARAMETERS, 'also'],
  ownership: [...COMPANY_PARAMETERS, 'also'],
  event: [...COMPANY_PARAMETERS, 'event', 'day', 'time', 'decided', 'covered'],
  meeting: ['issuer', 'shares', 'name', 'meeting', 'record', 'last', 'sent'],
} as const satisfies Record<string, readonly Parameter[]>;

export type FileList = keyof typeof FILE_PARAMETERS;

/** The query of the address of a file. */
export function fileQuery(list: FileList, asked: Asked): string {
  const values = givenOf(asked);
  return new URLSearchParams(
    FILE_PARAMETERS[list].flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  ).toString();
}

/** One line for the first value that is not valid: the parameter, its value, and what is allowed. */
export function refusal({ company, wrong, unknown }: Asked): string | undefined {
  if (unknown !== undefined) {
    const known = Object.keys(PARAMETERS).join(', ');
    return `${JSON.stringify(unknown.slice(0, 40))} is no parameter. Allowed: ${known}.`;
  }
  const [[name, said] = [undefined, []]] = wrong;
  if (name === undefined && areQuartersPossible(company)) return undefined;
  const values = (name ? said : [company.quarters]).map((value) => JSON.stringify(value.slice(0, 40)));
  const problem = `${name ?? 'quarters'}=${values.slice(0, 2).join(' and ')} is not valid`;
  if (name && name !== 'quarters') return `${problem}. Allowed: ${PARAMETERS[name].allowed}.`;
  const { yearEnd } = company;
  const possible = QUARTERS.filter((quarters) => areQuartersPossible({ yearEnd, quarters }));
  return `${problem} for a year that ends on ${isoDay(yearEnd)}. Allowed: ${possible.join(', ')}.`;
}

/** The values of the fields, without the defaults that notes beside the dates mention. */
function givenOf(asked: Asked) {
  return Object.fromEntries(
    Object.entries(parametersOf(asked)).filter(
      ([name]) => !DEFAULTS_IN_NOTES.some((one) => one === name && asked.assumed.includes(one)),
    ),
  );
}

/** The query of the address, without unused parameters. */
export function parametersOf(asked: Asked) {
  const { status, company, event } = asked;
  const unused = new Set<string>([
    ...(status === 'find' ? [] : ['float', 'revenue', 'was']),
    ...(company.quarters === 'own' ? [] : QUARTER_PARAMETERS),
    ...EVENT_FIELDS.filter((field) => event && event.asksFor !== field),
  ]);
  const used = Object.entries(valuesOf(asked)).filter(([name, value]) => value && !unused.has(name));
  const values: Partial<Record<Parameter, string>> = Object.fromEntries(used);
  return values;
}

/** The value of each field. */
export function valuesOf(asked: Asked): Readonly<Record<Parameter, string>> {
  const { name, years, company, others, status, float, revenue, was, event, minutes, meeting } = asked;
  const { yearEnd, issuer, shares, quarters } = company;
  // Values that the year-end suggests follow it.
  const unusual = quarters === usualQuarters(yearEnd) ? '' : quarters;
  const [q1 = '', q2 = '', q3 = ''] = quarterEndsOf(company).map(isoDay);
  const given = (day: Day | undefined) => (day === undefined ? '' : isoDay(day));
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
    also: companyLines(others),
    event: event?.id ?? '',
    day: given(asked.day),
    time: clockTime(minutes),
    decided: given(asked.decided),
    covered: given(asked.covered),
    meeting: isoDay(meeting.day),
    record: isoDay(meeting.record),
    last: isoDay(meeting.last),
    sent: isoDay(meeting.sent),
    find: asked.find,
  };
}
