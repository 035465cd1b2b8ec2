import * as v from 'valibot';
import type { ContentDefinition, ContentOf } from './schema.ts';

/** One thing in a content file that is not as its schema says. */
export interface ContentProblem {
  /** Where, as a JSON path below the root: `stats[2].value`. Empty for the file itself. */
  path: string;
  /** What stands there, shortened: `42`, `"yes"`, `an array`. */
  found: string;
  /** What should: `a text`, `true or false`, `nothing: no such field`. */
  expected: string;
}

/** What is wrong with a file of the content folder: it cannot be read, or one field of it is wrong. */
export type ContentReport =
  | { file: string; kind: 'unreadable'; reason: string }
  | ({ file: string; kind: 'field' } & ContentProblem);

/**
 * Reads parsed JSON as content. What is missing is filled from the built-in defaults, piece by piece; what has
 * the wrong type or an unknown name counts as missing, or becomes what the definition has for it (`instead`),
 * and is reported. Throws only when a schema contradicts itself.
 */
export function parseWithDefaults<Definition extends ContentDefinition>(
  definition: Definition,
  input: unknown,
): { content: ContentOf<Definition>; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  // To valibot a list is an object with none of the fields; to an editor it is a mistake.
  let draft: unknown = Array.isArray(input) ? null : input;
  for (;;) {
    const result = v.safeParse(definition.schema, draft);
    if (result.success) return { content: result.output as ContentOf<Definition>, problems };
    // Unknown fields first: taking an item out of a list would shift the paths of a later round.
    const unknown = result.issues.filter((issue) => issue.expected === 'never');
    const round = unknown.length > 0 ? unknown : result.issues;
    problems.push(...round.map(describe));
    const before = JSON.stringify(draft);
    draft = mend(
      draft,
      round.map((issue) => ({
        keys: (issue.path ?? []).map((step) => step.key),
        instead: definition.instead?.[pathOf(issue).replace(/\[\d+\]/g, '[]')],
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
    found: shown(issue.type === 'strict_object' ? issue.path?.at(-1)?.value : issue.input),
    expected: expectedBy(issue),
  };
}

/** What a schema checks beside the type explains itself in its message. */
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

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const written = JSON.stringify(value) ?? 'nothing';
  return written.length > 60 ? `${written.slice(0, 57)}...` : written;
}

interface Fault {
  /** Where the wrong value stands. */
  keys: readonly unknown[];
  /** What takes its place; undefined takes it out. */
  instead: unknown;
}

/** A copy of a JSON value without its faults. A fault of the whole empties it. */
function mend(value: unknown, faults: readonly Fault[]): unknown {
  if (faults.some(({ keys }) => keys.length === 0)) return {};
  const here = new Map(
    faults.filter(({ keys }) => keys.length === 1).map((one) => [one.keys[0], one.instead]),
  );
  const mended = (key: unknown, inner: unknown) => {
    if (here.has(key)) return here.get(key);
    const below = faults.filter(({ keys }) => keys.length > 1 && keys[0] === key);
    return mend(
      inner,
      below.map(({ keys, instead }) => ({ keys: keys.slice(1), instead })),
    );
  };
  if (faults.length === 0) return value;
  if (Array.isArray(value)) {
    return value.map((item, index) => mended(index, item)).filter((item) => item !== undefined);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, mended(key, inner)])
      .filter(([, inner]) => inner !== undefined),
  );
}
