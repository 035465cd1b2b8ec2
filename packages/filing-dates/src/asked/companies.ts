import { isoDay, parseDay, type Day } from '../calendar/days.ts';
import { STATUSES } from '../rules/filer-status.ts';
import { usualQuarters, type Company } from '../rules/fiscal-years.ts';
import { FIRST_DAY, LAST_DAY } from '../rules/rules.ts';

/** A company of a calendar that has several. */
export interface NamedCompany extends Company {
  name: string;
}

/** The most companies of one calendar. */
const MOST_COMPANIES = 25;

const KINDS = [...STATUSES, 'foreign'] as const;

export const COMPANIES_ALLOWED = `up to ${MOST_COMPANIES} lines such as 2026-12-31, other, Beta Inc; each with a day from ${FIRST_DAY} to ${LAST_DAY}, one of ${KINDS.join(', ')}, and a name of its own`;

/** Undefined for a day outside the computed years. */
export function readDay(text: string): Day | undefined {
  return text >= FIRST_DAY && text <= LAST_DAY ? parseDay(text) : undefined;
}

/** Rejects names that a spreadsheet would take for a formula, and addresses of other sites. */
export function readName(text: string): string | undefined {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&()’'-]{0,39}$/u.test(text) ? text : undefined;
}

/**
 * Companies, one a line: year-end, filer status and name, with commas or, as spreadsheets copy them, tabs between.
 * Undefined if a line is not valid, or if two have one name.
 */
export function readCompanies(text: string): NamedCompany[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim());
  const companies = lines.flatMap((line) => readCompany(line) ?? []);
  const names = new Set(companies.map(({ name }) => name.toLowerCase()));
  return names.size === lines.length && lines.length <= MOST_COMPANIES ? companies : undefined;
}

/** Writes the same lines. */
export function companyLines(companies: readonly NamedCompany[]): string {
  return companies
    .map(({ yearEnd, issuer, status, name }) =>
      [isoDay(yearEnd), issuer === 'foreign' ? issuer : status, name].join(', '),
    )
    .join('\n');
}

function readCompany(line: string): NamedCompany | undefined {
  const [end = '', kind = '', ...rest] = line.split(/[,\t]/).map((cell) => cell.trim());
  const yearEnd = readDay(end);
  const found = KINDS.find((one) => one === kind.toLowerCase());
  const name = readName(rest.join(', '));
  if (yearEnd === undefined || !found || name === undefined) return undefined;
  const isForeign = found === 'foreign';
  return {
    name,
    yearEnd,
    status: isForeign ? 'other' : found,
    issuer: isForeign ? found : 'domestic',
    shares: 'listed',
    quarters: usualQuarters(yearEnd),
  };
}
