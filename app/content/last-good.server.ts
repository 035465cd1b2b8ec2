import { isDeepStrictEqual } from 'node:util';
import { isObject, UNKNOWN_FIELD, type ContentProblem } from './parse-with-defaults.ts';

type Key = string | number;

/** A problem, with the path from the value that is being repaired. */
interface Fault {
  keys: readonly Key[];
  isUnknownField: boolean;
  /** A text with a placeholder that has no value. */
  isText: boolean;
  /** Whether it only names the price of a plan that has none. */
  isUnpriced: boolean;
}

/** Where the repair is. */
interface Place {
  /** The path with empty brackets, as in `replacements` of a definition. */
  path: string;
  replacements: Readonly<Record<string, unknown>>;
  isFilled: (value: unknown, path: string) => boolean;
}

interface Options {
  /** Values for fields that are misspelled and have no last good value, as in `defineContent`. */
  replacements?: Readonly<Record<string, unknown>>;
  /** Whether all placeholders in a value have one now. */
  isFilled?: (value: unknown, path: string) => boolean;
}

/**
 * Replaces what is wrong in a content file by what the last good version has in its place. An entry of a list is found
 * again by its `id` or `slug` and repaired field by field. Any other entry stays as it was as a whole, so that a new label
 * never gets the figure of another. What has no last good value stays wrong, for the schema's defaults to replace; a text
 * with an unknown placeholder becomes null.
 * @param problems found in `json`; an unknown name stands for the fields that are missing beside it
 * @param last the JSON that was shown before; undefined if there was none
 */
export function withLastGood(
  json: unknown,
  problems: readonly (ContentProblem & { isUnpriced?: boolean })[],
  last: unknown,
  { replacements = {}, isFilled = () => true }: Options = {},
): unknown {
  const faults = problems.map(({ path, expected, isUnpriced }) => ({
    keys: keysOf(path),
    isUnknownField: expected === UNKNOWN_FIELD,
    isText: isUnpriced !== undefined,
    isUnpriced: isUnpriced === true,
  }));
  return repaired(json, last, faults, { path: '', replacements, isFilled });
}

function keysOf(path: string): Key[] {
  return Array.from(path.matchAll(/[^.[\]]+/g), ([key]) => (/^\d+$/.test(key) ? Number(key) : key));
}

function repaired(value: unknown, last: unknown, faults: readonly Fault[], place: Place): unknown {
  if (faults.length === 0) return value;
  const own = faults.find(({ keys }) => keys.length === 0);
  if (own && last !== undefined && (!own.isText || place.isFilled(last, place.path))) return last;
  if (own) return own.isText && !own.isUnpriced ? null : value;
  if (Array.isArray(value)) return repairedList(value, Array.isArray(last) ? last : [], faults, place);
  return isObject(value) ? repairedObject(value, isObject(last) ? last : {}, faults, place) : value;
}

function below(faults: readonly Fault[], key: Key): Fault[] {
  return faults
    .filter(({ keys }) => String(keys[0]) === String(key))
    .map(({ keys, ...fault }) => Object.assign(fault, { keys: keys.slice(1) }));
}

function repairedObject(
  value: Readonly<Record<string, unknown>>,
  last: Readonly<Record<string, unknown>>,
  faults: readonly Fault[],
  place: Place,
): unknown {
  const { path, replacements } = place;
  const inside = (key: string) => (path ? `${path}.${key}` : key);
  const unknown = faults.filter(({ keys, isUnknownField }) => isUnknownField && keys.length === 1);
  const entries = Object.entries(value).map(([key, inner]) => {
    const own = below(
      faults.filter((fault) => !unknown.includes(fault)),
      key,
    );
    const before = Object.hasOwn(last, key) ? last[key] : undefined;
    return [key, repaired(inner, before, own, { ...place, path: inside(key) })] as const;
  });
  const isMissing = (key: string) => !Object.hasOwn(value, key);
  const isFaulty = (key: string) =>
    isMissing(key) && (unknown.length > 0 || faults.some(({ keys }) => keys[0] === key));
  const substitutes = Object.entries(replacements).flatMap(([one, substitute]) => {
    const key = one.slice(one.lastIndexOf('.') + 1);
    return unknown.length > 0 && one === inside(key) && isMissing(key) ? [[key, substitute] as const] : [];
  });
  return {
    ...Object.fromEntries(substitutes),
    ...Object.fromEntries(Object.entries(last).filter(([key]) => isFaulty(key))),
    ...Object.fromEntries(entries),
  };
}

function repairedList(
  list: readonly unknown[],
  last: readonly unknown[],
  faults: readonly Fault[],
  around: Place,
): unknown[] {
  const place = { ...around, path: `${around.path}[]` };
  return list.map((item, index) => {
    const own = below(faults, index);
    if (own.length === 0) return item;
    const sameId = last.find((one) => idOf(one) !== undefined && idOf(one) === idOf(item));
    if (sameId !== undefined) return repaired(item, sameId, own, place);
    const isUnnamed = idOf(item) === undefined || own.some(({ keys }) => NAMES.has(String(keys[0])));
    const before = isUnnamed ? entryBefore(item, index, own, list, last) : undefined;
    const onlyAdds = own.every(({ isUnknownField, keys }) => isUnknownField && keys.length === 1);
    const isWorse = (onlyAdds && hasKeysOf(item, before)) || !place.isFilled(before, place.path);
    return before === undefined || isWorse ? repaired(item, undefined, own, place) : before;
  });
}

const NAMES = new Set(['id', 'slug']);

/** Names what an entry is, in the files that have such a field. */
function idOf(item: unknown): unknown {
  return isObject(item) ? item.id || item.slug || undefined : undefined;
}

function hasKeysOf(item: unknown, before: unknown): boolean {
  return isObject(item) && isObject(before) && Object.keys(before).every((key) => Object.hasOwn(item, key));
}

/** The entry that a wrong one was: one that is gone, and has the same other fields or the same place in the list. */
function entryBefore(
  item: unknown,
  index: number,
  faults: readonly Fault[],
  list: readonly unknown[],
  last: readonly unknown[],
): unknown {
  const gone = last.filter((one) => !list.some((other) => isDeepStrictEqual(one, other)));
  const faulty = new Set(faults.map(({ keys }) => String(keys[0])));
  const sound = isObject(item) ? Object.entries(item).filter(([key]) => !faulty.has(key)) : [];
  const alike = gone.find(
    (one) =>
      isObject(one) && sound.length > 0 && sound.every(([key, value]) => isDeepStrictEqual(one[key], value)),
  );
  return alike ?? (list.length === last.length ? gone.find((one) => one === last[index]) : undefined);
}
