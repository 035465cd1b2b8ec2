import { phrases } from './phrases.ts';

/** Words, given in lower case and divided by "|". */
export function wordSet(written: string): ReadonlySet<string> {
  return new Set(written.split('|'));
}

/** What each of some words means, from lists of words by their meaning. */
export function meanings(lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(lists).flatMap(([meaning, words]) =>
      words.split('|').map((word) => [word, meaning] as const),
    ),
  );
}

/** What results are measured by. */
export const MEASURES = phrases(
  'revenue|revenues|net sales|sales|net income|net loss|net earnings|operating income|operating loss|operating profit|income from operations|ebitda|gross profit|earnings per share|earnings per diluted share|diluted earnings|bookings|cash flow|net profit|net revenue|net revenues|diluted eps|eps|backlog',
);

/** The names of earnings per share. */
export const EPS =
  'eps|diluted eps|earnings per share|diluted earnings per share|earnings per diluted share|diluted earnings per common share|net income per share|net income per diluted share';

/** Whether words say that a figure went up (1), down (-1), or to the better, which may be either (0). */
export type Sign = 1 | -1 | 0;

export const DIRECTIONS = new Map<string, Sign>();

/** Of these, the ones that may stand behind a figure: "12% higher", "a 12% increase". */
export const NOUNS = new Set<string>();

/** Of these, the ones that are said of figures only. */
export const CLEAR = new Set<string>();

for (const [sign, clear, nouns, verbs] of [
  [
    1,
    'up|increase|rise|jump|climb',
    'growth|gain|expansion|higher|more|greater|above',
    'increased|grew|rose|climbed|jumped|widened|grow|grown|risen|rises|increases|increasing|gained|expanded|surged|advanced|exceeded',
  ],
  [
    -1,
    'down|decrease|decline|fall|drop',
    'contraction|reduction|lower|less|fewer|below',
    'decreased|declined|fell|dropped|narrowed|decreases|decreasing|declines|declining|falls|fallen|contracted|reduced|slipped|shrank',
  ],
  [0, 'improvement', 'improves', 'improved|improve'],
] as const) {
  for (const word of wordSet(`${clear}|${nouns}`)) NOUNS.add(word);
  for (const word of wordSet(`${clear}|${verbs}`)) CLEAR.add(word);
  for (const word of wordSet(`${clear}|${nouns}|${verbs}`)) DIRECTIONS.set(word, sign);
}

/** Words before a base: "compared with $43.2 million", "the prior-year figure of $43.2 million". */
export const BASES = wordSet(
  'from|compared|versus|vs|v|against|than|over|above|below|compares|double|twice|triple|half|times|exceeded|exceeds|prior|previous|last|earlier',
);

/** Words before a day, a year or a figure that say that it is of an earlier period. */
export const EARLIER = wordSet('year|quarter|period|half|ago|earlier|q1|q2|q3|q4|h1|h2');

const MONTH_NAMES =
  'january|february|march|april|may|june|july|august|september|october|november|december'.split('|');

/** Months from 0, by their names and usual abbreviations. */
export const MONTHS: ReadonlyMap<string, number> = new Map([
  ...MONTH_NAMES.map((name, index) => [name, index] as const),
  ...MONTH_NAMES.map((name, index) => [name.slice(0, 3), index] as const),
  ['sept', 8],
]);
