import * as v from 'valibot';
import { isNear } from './near-name.ts';
import { entriesOf, type ContentDefinition, type ContentOf, type SchemaParts } from './schema.ts';

/** A violation of a content schema. */
export interface ContentProblem {
  /** JSON path: `stats[2].value`. Empty for the file itself. */
  path: string;
  /** The value, shortened: `42`, `"yes"`, `a list`. */
  found: string;
  /** `a text`, `true or false`, {@link UNKNOWN_FIELD}. */
  expected: string;
}

/** A problem, with its line and column: `3:20`. */
export type PlacedProblem = ContentProblem & { at: string };

/** What is expected in place of a field that the schema does not have. */
export const UNKNOWN_FIELD = 'nothing: the site knows no such field';

interface Parsed<Definition extends ContentDefinition> {
  content: ContentOf<Definition>;
  problems: ContentProblem[];
  /** The input without its faults, not completed. */
  json: unknown;
}

/**
 * Validates parsed JSON and completes it with the definition's defaults, field by field. A value of the wrong type or with
 * an unknown name is reported and replaced: by the definition's `replacements`, else by the default. So is a field
 * with a replacement that an unknown one beside it may mean ({@link mayMean}). A list item that lacks a text that must not be
 * empty is left out.
 * @throws if a default of the definition is invalid
 */
export function parseWithDefaults<Definition extends ContentDefinition>(
  { name, schema, defaults, replacements }: Definition,
  input: unknown,
): Parsed<Definition> {
  const problems: ContentProblem[] = [];
  let draft = withoutUnknown(schema, input, '', { problems, replacements });
  for (let isFirstRound = true; ; isFirstRound = false) {
    const result = v.safeParse(schema, complete(draft, defaults));
    if (result.success) return { content: result.output as ContentOf<Definition>, problems, json: draft };
    const faults = result.issues.map((issue) => faultOf(issue, draft, replacements));
    // What is missing only since an earlier round has been reported by it.
    problems.push(
      ...result.issues.filter((_, index) => isFirstRound || faults[index]?.isThere).map(describe),
    );
    const before = JSON.stringify(draft);
    draft = replaceFaults(draft, faults);
    if (JSON.stringify(draft) === before) {
      throw new Error(`${name}: the default of ${problems.at(-1)?.path} does not fit its own schema`);
    }
  }
}

/** Reports the fields that a schema does not have, all at once, and leaves them out. */
function withoutUnknown(
  schema: SchemaParts | undefined,
  value: unknown,
  path: string,
  context: { problems: ContentProblem[] } & Pick<ContentDefinition, 'replacements'>,
): unknown {
  if (!schema) return value;
  if (schema.wrapped) return withoutUnknown(schema.wrapped, value, path, context);
  if (Array.isArray(value)) {
    // Valibot accepts a list as an object without fields.
    if (schema.entries) return null;
    return value.map((item, index) => withoutUnknown(schema.item, item, `${path}[${index}]`, context));
  }
  if (!isObject(value)) return value;
  const entries = entriesOf(schema, value);
  if (!entries && !schema.value) return value;
  const meant: [name: string, replacement: unknown][] = [];
  const fields = Object.entries(value).flatMap(([key, inner]) => {
    const at = join(path, key);
    const field = entries && Object.hasOwn(entries, key) ? entries[key] : (schema.value ?? schema.rest);
    if (field) return [[key, withoutUnknown(field, inner, at, context)]];
    const name = Object.keys(entries ?? {}).find((one) => mayMean(key, one, value, path, context));
    if (name) meant.push([name, replacementAt(join(path, name), value, context)]);
    const hint = name && `; if it means ${JSON.stringify(name)}, that is its name`;
    context.problems.push({ path: at, found: abbreviate(inner), expected: UNKNOWN_FIELD + (hint ?? '') });
    return [];
  });
  // Behind the fields: a day beside a misspelled one is not the one that was meant.
  return Object.fromEntries([...fields, ...meant]);
}

/**
 * Whether an unknown field may be one with a replacement: by a name that is nearly its own, such as `Draft` or `publish`;
 * and a field that has a replacement of its own for each owner, a price, by any name while it is missing.
 */
function mayMean(
  key: string,
  name: string,
  owner: object,
  path: string,
  { replacements }: Pick<ContentDefinition, 'replacements'>,
): boolean {
  const replacement = replacements?.[patternOf(join(path, name))];
  if (typeof replacement === 'function') return !Object.hasOwn(owner, name);
  return replacement !== undefined && isNear(key.toLowerCase(), name, 2);
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}

/** A path with empty brackets: `plans[].price`. */
function patternOf(path: string): string {
  return path.replace(/\[\d+\]/g, '[]');
}

/** @param owner has the field at the path */
function replacementAt(
  path: string,
  owner: unknown,
  { replacements }: Pick<ContentDefinition, 'replacements'>,
) {
  const found = replacements?.[patternOf(path)];
  return typeof found === 'function' ? (found(owner) as unknown) : found;
}

/** The draft with the defaults of what it lacks. A list counts as a whole. */
function complete(draft: unknown, defaults: unknown): unknown {
  if (draft === undefined) return defaults;
  if (!isObject(draft) || !isObject(defaults)) return draft;
  const keys = new Set([...Object.keys(draft), ...Object.keys(defaults)]);
  return Object.fromEntries(Array.from(keys, (key) => [key, complete(draft[key], defaults[key])]));
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What to replace for an issue: the value itself, or the list item that lacks it. */
function faultOf(
  issue: v.BaseIssue<unknown>,
  draft: unknown,
  replacements: ContentDefinition['replacements'],
): Fault & { isThere: boolean } {
  const keys = (issue.path ?? []).map(({ key }) => key);
  const isThere = has(draft, keys);
  if (isThere) {
    const owner = issue.path?.at(-1)?.input;
    return { keys, isThere, replacement: replacementAt(pathOf(issue), owner, { replacements }) };
  }
  const item = keys.findLastIndex((key) => typeof key === 'number');
  return { keys: keys.slice(0, item + 1), isThere, replacement: undefined };
}

function has(value: unknown, keys: readonly unknown[]): boolean {
  let inner: unknown = value;
  for (const key of keys) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, String(key))) return false;
    inner = Reflect.get(inner, String(key));
  }
  return true;
}

function describe(issue: v.BaseIssue<unknown>): ContentProblem {
  return {
    path: pathOf(issue),
    found: abbreviate(issue.input),
    expected: expectedBy(issue),
  };
}

/** Checks other than types have their own message. */
function expectedBy({ kind, expected, message }: v.BaseIssue<unknown>): string {
  if (kind === 'validation') return message;
  return EXPECTED[expected ?? ''] ?? expected ?? message;
}

const EXPECTED: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  '(number | null | "" | "unavailable")': 'a number, or nothing for a custom price',
  '(string | Array)': 'a text or a list of texts',
  boolean: 'true or false',
  Array: 'a list',
  '("true" | "false")': 'true or false',
  Object: 'an object',
};

function pathOf(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** A value, in at most 60 characters. */
export function abbreviate(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}

interface Fault {
  /** Path to the wrong value. */
  keys: readonly unknown[];
  /** Undefined removes the value. */
  replacement: unknown;
}

/** A copy of a JSON value without its faults. A fault at the root returns an empty object. */
function replaceFaults(value: unknown, faults: readonly Fault[]): unknown {
  if (faults.some(({ keys }) => keys.length === 0)) return {};
  if (faults.length === 0) return value;
  const byKey = Map.groupBy(faults, ({ keys }) => keys[0]);
  const replaced = (key: unknown, inner: unknown) => {
    const own = byKey.get(key) ?? [];
    const here = own.findLast(({ keys }) => keys.length === 1);
    if (here) return here.replacement;
    return replaceFaults(
      inner,
      own.map(({ keys, replacement }) => ({ keys: keys.slice(1), replacement })),
    );
  };
  if (Array.isArray(value)) {
    return value.map((item, index) => replaced(index, item)).filter((item) => item !== undefined);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, replaced(key, inner)])
      .filter(([, inner]) => inner !== undefined),
  );
}
