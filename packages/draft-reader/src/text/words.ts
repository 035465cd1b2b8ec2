/** A set of words from a string such as "rose|fell", in lower case. */
export function wordSet(written: string): ReadonlySet<string> {
  return new Set(written.split('|'));
}

/** Words that say that a figure went up (1) or down (-1). */
export const DIRECTIONS: ReadonlyMap<string, 1 | -1> = new Map([
  ...directed(
    1,
    'up|increase|increased|increases|increasing|rise|rose|risen|rises|jump|jumped|climb|climbed|grew|grow|grown|growth|gain|gained|expanded|surged|advanced|higher|more|greater|raised',
  ),
  ...directed(
    -1,
    'down|decrease|decreased|decreases|decreasing|decline|declined|declines|declining|fall|fell|fallen|falls|drop|dropped|contracted|reduced|reduction|slipped|shrank|lower|less|fewer',
  ),
]);

function directed(direction: 1 | -1, written: string) {
  return written.split('|').map((word) => [word, direction] as const);
}

const MONTH_NAMES =
  'january|february|march|april|may|june|july|august|september|october|november|december'.split('|');

/** Months from 0, by their names and usual abbreviations. */
export const MONTHS: ReadonlyMap<string, number> = new Map([
  ...MONTH_NAMES.map((name, index) => [name, index] as const),
  ...MONTH_NAMES.map((name, index) => [name.slice(0, 3), index] as const),
  ['sept', 8],
]);
