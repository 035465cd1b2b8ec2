import { phrases } from './phrases.ts';

/** What results are measured by. */
export const MEASURES = phrases(
  'revenue|revenues|net sales|sales|net income|net loss|net earnings|operating income|operating loss|operating profit|income from operations|ebitda|gross profit|earnings per share|earnings per diluted share|diluted earnings|bookings|cash flow|net profit|net revenue|net revenues|diluted eps|eps|backlog',
);

/** The names of earnings per share. */
export const EPS =
  'eps|diluted eps|earnings per share|diluted earnings per share|earnings per diluted share|diluted earnings per common share|net income per share|net income per diluted share|gaap eps|gaap diluted eps';

/** Words of a change, and whether they say that a figure went up (1) or down (-1). */
export const DIRECTIONS: ReadonlyMap<string, 1 | -1> = new Map([
  ...'up|increase|increased|increases|increasing|grew|grow|growth|grown|rose|rise|risen|climbed|gained|gain|improved|improvement|improve|expanded|expansion|higher|jumped|surged|advanced|widened|more|greater'
    .split('|')
    .map((word) => [word, 1] as const),
  ...'down|decrease|decreased|decreases|decreasing|declined|decline|declining|fell|fall|fallen|dropped|drop|lower|contracted|contraction|reduced|reduction|narrowed|slipped|shrank|less|fewer|below'
    .split('|')
    .map((word) => [word, -1] as const),
]);

const MONTH_NAMES =
  'january|february|march|april|may|june|july|august|september|october|november|december'.split('|');

/** Months from 0, by their names and usual abbreviations. */
export const MONTHS: ReadonlyMap<string, number> = new Map([
  ...MONTH_NAMES.map((name, index) => [name, index] as const),
  ...MONTH_NAMES.map((name, index) => [name.slice(0, 3), index] as const),
  ['sept', 8],
]);
