import * as v from 'valibot';
import type { ContentDefinition, ContentOf } from './schema.ts';

/** A violation of a content schema. */
export interface ContentProblem {
  /** JSON path: `stats[2].value`. Empty for the file itself. */
  path: string;
  /** The value, shortened: `42`, `"yes"`, `a list`. */
  found: string;
  /** `a text`, `true or false`, `nothing: the site knows no such field`. */
  expected: string;
}

/** What is wrong with a file of the content folder: it cannot be read, or one field of it is wrong. */
export type ContentReport =
  | { file: string; kind: 'unreadable'; reason: string }
  | ({ file: string; kind: 'field' } & ContentProblem);

/**
 * Validates parsed JSON and completes it with the built-in defaults, field by field. A value of the wrong type or with an
 * unknown name is reported and replaced: by the definition's `replacements`, else by the default.
 * @throws if a default of the schema is invalid
 */
export function parseWithDefaults<Definition extends ContentDefinition>(
  definition: Definition,
  input: unknown,
): { content: ContentOf<Definition>; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  // Valibot accepts an array as an object without fields; in a content file it is a mistake.
  let draft: unknown = Array.isArray(input) ? null : input;
  for (;;) {
    const result = v.safeParse(definition.schema, draft);
    if (result.success) return { content: result.output as ContentOf<Definition>, problems };
    // Unknown fields first: removing a list item would shift the paths of the next round.
    const unknown = result.issues.filter((issue) => issue.expected === 'never');
    const round = unknown.length > 0 ? unknown : result.issues;
    problems.push(...round.map(describe));
    const before = JSON.stringify(draft);
    draft = replaceFaults(
      draft,
      round.map((issue) => ({
        keys: (issue.path ?? []).map((step) => step.key),
        replacement: definition.replacements?.[pathOf(issue).replace(/\[\d+\]/g, '[]')],
      })),
    );
    if (JSON.stringify(draft) === before) {
      throw new Error(
        `${definition.name}: the default of ${problems.at(-1)?.path} does not fit its own schema`,
      );
    }
  }
}

function describe(issue: v.BaseIssue<unknown>): ContentProblem {
  return {
    path: pathOf(issue),
    found: abbreviate(issue.type === 'strict_object' ? issue.path?.at(-1)?.value : issue.input),
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
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
  never: 'nothing: the site knows no such field',
};

function pathOf(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function abbreviate(value: unknown): string {
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
  const here = new Map(
    faults.filter(({ keys }) => keys.length === 1).map((one) => [one.keys[0], one.replacement]),
  );
  const replaced = (key: unknown, inner: unknown) => {
    if (here.has(key)) return here.get(key);
    const below = faults.filter(({ keys }) => keys.length > 1 && keys[0] === key);
    return replaceFaults(
      inner,
      below.map(({ keys, replacement }) => ({ keys: keys.slice(1), replacement })),
    );
  };
  if (faults.length === 0) return value;
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
