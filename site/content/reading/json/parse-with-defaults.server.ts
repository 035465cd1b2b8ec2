import * as v from 'valibot';
import { isWithinEdits } from '../edit-distance.ts';
import type { PlacedProblem } from '../../fault.ts';
import { fieldOf, shapeOf, type SchemaParts, type Shape } from '../../schema-parts.ts';
import type { ContentDefinition, ContentOf } from '../../schema.ts';

/** A violation of a content schema. */
interface ContentProblem {
  /** JSON path: `stats[2].value`. Empty for the file itself. */
  path: string;
  /** The value, shortened: `42`, `"yes"`, `a list`. */
  found: string;
  /** `a text`, `true or false`, {@link UNKNOWN_FIELD}. */
  expected: string;
}

/** With the place of each: `3:20`. */
export function placed(
  problems: readonly ContentProblem[],
  placeOf: (path: string) => string,
): PlacedProblem[] {
  return problems.map(({ path, found, expected }) => ({
    at: placeOf(path),
    says: wrongIn(path || 'the file', found, expected),
  }));
}

/** `hero.title: found 5, expected a text` */
export function wrongIn(name: string, found: string, expected: string): string {
  return `${name}: found ${found}, expected ${expected}`;
}

/** The description of an unknown field in a report. */
export const UNKNOWN_FIELD = 'nothing: the site knows no such field';

interface ContentResult<Definition extends ContentDefinition> {
  content: ContentOf<Definition>;
  problems: ContentProblem[];
  /** The input without its faults and without defaults. */
  json: unknown;
}

/**
 * Validates parsed JSON and completes it with the definition's defaults, field by field. A value of the wrong type or
 * with an unknown name is reported and replaced: by the definition's `replacements`, else by the default. The same goes
 * for a field with a replacement when an unknown field beside it may be a misspelling of it ({@link mayMean}). A list
 * item that lacks a text that must not be empty is left out. `null` is absent, except where the schema gives it a
 * meaning: a form that is emptied may leave it.
 * @throws if a default of the definition is invalid
 */
export function parseWithDefaults<Definition extends ContentDefinition>(
  { name, schema, defaults, replacements = {} }: Definition,
  input: unknown,
): ContentResult<Definition> {
  const problems: ContentProblem[] = [];
  const json = withoutFaults(schema, input, '', { problems, replacements }) ?? {};
  const result = v.safeParse(schema, complete(json, defaults));
  if (result.success) return { content: result.output as ContentOf<Definition>, problems, json };
  throw new Error(`${name}: the default of ${pathOf(keysOf(result.issues[0]))} does not fit its own schema`);
}

interface Context {
  problems: ContentProblem[];
  replacements: NonNullable<ContentDefinition['replacements']>;
}

/** The valid part of a value; undefined when there is none. The rest is reported. */
function withoutFaults(outer: SchemaParts, value: unknown, path: string, context: Context): unknown {
  const shape = shapeOf(outer, value);
  const { schema, item, isObject: isOne } = shape;
  if (Array.isArray(value) && item) return ofList(schema, item, value, path, context);
  if (isObject(value) && isOne) return ofObject(shape, value, path, context);
  if (isOne && Array.isArray(value)) {
    // Valibot accepts a list as an object without fields.
    context.problems.push({ path, found: abbreviate(value), expected: 'an object' });
    return undefined;
  }
  if (typeof value === 'string' && NO_TEXT.test(value)) {
    context.problems.push({ path, found: abbreviate(value), expected: 'a text without control characters' });
    return undefined;
  }
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  context.problems.push(...issues.map((issue) => problemOf(issue, path)));
  return issues.length === 0 ? value : undefined;
}

/**
 * Characters that browsers show as errors or not at all, and XML forbids: controls, lone surrogates and the
 * noncharacters U+FFFE and U+FFFF.
 */
const NO_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

function ofList(
  schema: SchemaParts,
  item: SchemaParts,
  value: readonly unknown[],
  path: string,
  { problems, replacements }: Context,
): unknown {
  const items = value.flatMap((written, index) => {
    if (isAbsent(item, written)) return [];
    const at = `${path}[${index}]`;
    const right = withoutFaults(item, written, at, { problems, replacements });
    if (right === undefined) return [];
    const { issues = [] } = v.safeParse(item, right);
    // The present value has been reported.
    const missing = issues.filter((issue) => !has(written, issue));
    problems.push(...missing.map((issue) => problemOf(issue, at)));
    return issues.length === 0 ? [right] : [];
  });
  const { issues = [] } = v.safeParse(schema, items);
  problems.push(...issues.map((issue) => problemOf(issue, path)));
  return issues.length === 0 ? items : undefined;
}

function ofObject(
  shape: Shape,
  value: Readonly<Record<string, unknown>>,
  path: string,
  context: Context,
): unknown {
  const meant: [name: string, replacement: unknown][] = [];
  const all = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const at = join(path, key);
    const field = fieldOf(shape, key);
    if (field) {
      if (isAbsent(field, inner)) return [key, undefined];
      const right = withoutFaults(field, inner, at, context);
      return [key, right === undefined ? replacementAt(at, value, context) : right];
    }
    const known = Object.keys(shape.fields);
    const name = known.find((one) => mayMean(key, one, value, path, context));
    if (name) meant.push([name, replacementAt(join(path, name), value, context)]);
    const hint = name
      ? `; if it means ${JSON.stringify(name)}, that is its name`
      : `; it knows ${known.join(', ')}`;
    context.problems.push({ path: at, found: abbreviate(inner), expected: UNKNOWN_FIELD + hint });
    return [key, undefined];
  });
  // After the fields: a day beside a misspelled one is not the day that was meant.
  return Object.fromEntries([...all, ...meant].filter(([, inner]) => inner !== undefined));
}

function isAbsent(schema: SchemaParts, value: unknown): boolean {
  return value === null && !v.is(schema, value);
}

/**
 * Whether an unknown field may be one with a replacement: by a name that is nearly its own, such as `Draft` or
 * `publish`; and a field that has a replacement for each owner, a price, by any name while it is missing.
 */
function mayMean(key: string, name: string, owner: object, path: string, { replacements }: Context): boolean {
  const replacement = replacements[patternOf(join(path, name))];
  if (typeof replacement === 'function') return !Object.hasOwn(owner, name);
  return replacement !== undefined && isWithinEdits(key.toLowerCase(), name, 2);
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}

/** A path with empty brackets: `plans[].price`. */
function patternOf(path: string): string {
  return path.replace(/\[\d+\]/g, '[]');
}

/** @param owner the object with the field at the path */
function replacementAt(path: string, owner: object, { replacements }: Context): unknown {
  const found = replacements[patternOf(path)];
  return typeof found === 'function' ? (found(owner) as unknown) : found;
}

/** Fills in the defaults of missing values. A list counts as a whole. */
function complete(draft: unknown, defaults: unknown): unknown {
  if (draft === undefined) return defaults;
  if (!isObject(draft) || !isObject(defaults)) return draft;
  const keys = new Set([...Object.keys(draft), ...Object.keys(defaults)]);
  return Object.fromEntries(Array.from(keys, (key) => [key, complete(draft[key], defaults[key])]));
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value contains the path of an issue. */
function has(value: unknown, { path }: v.BaseIssue<unknown>): boolean {
  let inner = value;
  for (const { key } of path ?? []) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, String(key))) return false;
    inner = Reflect.get(inner, String(key));
  }
  return inner !== null;
}

/** @param path of the value that was checked */
function problemOf(issue: v.BaseIssue<unknown>, path: string): ContentProblem {
  return { path: pathOf(keysOf(issue), path), found: abbreviate(issue.input), expected: expectedBy(issue) };
}

/** Checks other than types have their own message. */
function expectedBy({ kind, expected, message }: v.BaseIssue<unknown>): string {
  if (kind === 'validation') return message;
  return (
    EXPECTED[expected ?? ''] ??
    expected?.replace(/^\((.*)\)$/, 'one of $1').replaceAll(' | ', ', ') ??
    message
  );
}

const EXPECTED: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  '(number | null | "" | "unavailable")': 'a number, or nothing for a custom price',
  '(string | Array)': 'a text or a list of texts',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

function keysOf({ path }: v.BaseIssue<unknown>): readonly unknown[] {
  return (path ?? []).map(({ key }) => key);
}

/** `plans[2].price` */
export function pathOf(keys: readonly unknown[], start = ''): string {
  return keys.reduce<string>(
    (at, key) => (typeof key === 'number' ? `${at}[${key}]` : join(at, String(key))),
    start,
  );
}

/** A value, in at most 60 characters. */
export function abbreviate(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const json = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'nothing');
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}
