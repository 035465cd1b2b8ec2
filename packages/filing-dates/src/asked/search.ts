import { dayOf } from '../calendar/days.ts';
import { nameOf, rulesOf } from '../files/words.ts';
import { WHAT, type DueDate } from '../rules/due-dates.ts';
import { EVENTS } from '../rules/events/events.ts';
import type { Company } from '../rules/fiscal-years.ts';
import { meetingDates } from '../rules/events/meeting.ts';
import { ownershipDates, periodicDates } from '../rules/reports.ts';
import { RULES } from '../rules/rules.ts';
import type { Parameter } from './parameters.ts';
import type { FileList } from './address.ts';

/** Where the answer about a form, an item or a rule is. */
export interface Target {
  /** The name of a form, an item or a rule, never translated. */
  name: string;
  /** An English phrase around the name, or one that tells forms of one name apart. */
  phrase?: string | undefined;
  list: FileList;
  /** The choices that lead to it. */
  choice: Partial<Record<Parameter, string>>;
  /** Further search words. */
  words: string;
}

const MOST_FOUND = 8;

/**
 * The forms, items and rules that fit a text, such as `8-K 5.02`, the best first. Each word of the text must begin a
 * word of the result.
 * @param say the translation of a phrase
 */
export function findTargets(text: string, say: (phrase: string) => string): Target[] {
  const wanted = wordsIn(text);
  if (wanted.length === 0) return [];
  const found = TARGETS.flatMap((target) => {
    const { name, phrase = '', words } = target;
    const [own, more] = [
      withPairs(wordsIn(name)),
      withPairs(wordsIn([words, phrase, say(phrase)].join(' '))),
    ];
    const has = [...own, ...more];
    const fits = wanted.every((word) => has.some((one) => one.startsWith(word) || one.includes(`.${word}`)));
    // A word of the name itself counts twice.
    const exact = [own, has].flatMap((known) => wanted.filter((word) => known.includes(word))).length;
    return fits ? [{ target, exact }] : [];
  });
  return found
    .toSorted((one, other) => other.exact - one.exact)
    .slice(0, MOST_FOUND)
    .map(({ target }) => target);
}

/** `NT10-K`, `DEF14A` and `13DA` are written without the space. */
function withPairs(words: readonly string[]): string[] {
  return words.flatMap((word, index) => [word, word + (words[index + 1] ?? '')]);
}

/** `8-K`, `8k` and `8 K` are one, and so are `13d-1(b)` and `13d1b`. */
function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/[()\-‑–]/g, '')
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word && word !== 'form');
}

/** Any company and meeting after today's rules took effect. */
const DAY = dayOf(2030, 12, 31);
const COMPANY: Company = {
  yearEnd: DAY,
  status: 'large',
  issuer: 'domestic',
  shares: 'listed',
  quarters: 'months',
};
const FOREIGN: Company = { ...COMPANY, issuer: 'foreign' };
const MEETING = { day: DAY, record: DAY - 50, last: DAY - 365, sent: DAY - 405 };

const TARGETS: readonly Target[] = [
  ...targetsOf('reports', periodicDates(COMPANY)),
  ...targetsOf('reports', periodicDates(FOREIGN), { issuer: 'foreign' }),
  ...EVENTS.map(({ id, name, phrase, caption, rule, dayHint, otherName }) => ({
    name,
    phrase,
    list: 'event' as const,
    choice: { event: id },
    words: [caption && '8-K', otherName, RULES[rule].name, dayHint].join(' '),
  })),
  ...targetsOf('ownership', ownershipDates(COMPANY)),
  ...targetsOf('meeting', meetingDates(MEETING)),
].filter(
  ({ name, phrase }, index, all) =>
    all.findIndex((one) => one.name === name && one.phrase === phrase) === index,
);

function targetsOf(list: FileList, dates: readonly DueDate[], choice: Target['choice'] = {}): Target[] {
  return dates.map((date) => ({
    name: nameOf(date),
    phrase: date.what === 'report' ? undefined : WHAT[date.what],
    list,
    choice,
    words: [date.late?.notice, ...rulesOf(date).map(({ name }) => name)].join(' '),
  }));
}
