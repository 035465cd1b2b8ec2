import { hasField } from '../../failures.ts';
import { FileError } from '../../fault.ts';
import type { Parse } from '../file-states.server.ts';
import { checkJsonLimits, positionsIn, repeatedNames, syntaxErrorIn } from './json-position.server.ts';
import { isObject, parseWithDefaults, placed, wrongIn } from './parse-with-defaults.server.ts';
import { shapeOf } from '../../schema-parts.ts';
import type { ContentDefinition, ContentOf } from '../../schema.ts';

export interface JsonFile<Content = unknown> {
  /** Completed with the defaults. */
  content: Content;
  /** The text served under `/data/`: the text on disk, or corrected JSON if that has faults. */
  body: string;
  /** Whether it has at least one known, valid field. */
  hasFields: boolean;
  /** Finds line and column of the value at a JSON path. */
  placeOf: (path: string) => string;
}

/**
 * Reads a JSON file of the content folder. A field with a wrong value gets its default; a price gets its last good
 * value.
 */
export function readJson<Definition extends ContentDefinition>(
  definition: Definition,
): Parse<JsonFile<ContentOf<Definition>>> {
  return (body, last) => {
    const replacements = definition.lastGood?.(last?.content) ?? definition.replacements;
    const { content, json, problems } = parseWithDefaults({ ...definition, replacements }, parseJson(body));
    const placeOf = positionsIn(body);
    const { required, needsFields, schema } = definition;
    if (required && isObject(content) && !content[required]) {
      const { found, expected } = problems.find(({ path }) => path === required) ?? NOTHING;
      throw new FileError(wrongIn(required, found, expected), placeOf(required));
    }
    const hasFields = hasField(json);
    // Faults of the fields say already why none is left.
    if (needsFields && !hasFields && problems.length === 0) {
      const names = Object.keys(shapeOf(schema, json).fields).filter((name) => name !== '$schema');
      const expected = `at least one of ${names.join(', ')}: without one the page has no data`;
      problems.push({ path: '', found: 'no field', expected });
    }
    const all = [...placed(problems, placeOf), ...repeatedNames(body)];
    return {
      value: { content, body: all.length === 0 ? body : JSON.stringify(json), hasFields, placeOf },
      problems: all,
    };
  };
}

const NOTHING = { found: 'nothing', expected: 'a value: without it the file is not shown' };

/** @throws {FileError} with line and column */
export function parseJson(body: string): unknown {
  checkJsonLimits(body);
  try {
    // This name would set the prototype instead of a field.
    return JSON.parse(body, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    throw syntaxErrorIn(body);
  }
}
