import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { DocumentKind } from '../../routes.ts';
import { type DocumentOf, HELD_BACK, METADATA } from './document-metadata.ts';
import { FileError } from '../fault.ts';
import type { Parse } from '../reading/file-states.server.ts';
import { type FigureMark, readMarkdown } from './markdown.server.ts';
import {
  parseWithDefaults,
  placed,
  said,
  UNKNOWN_FIELD,
} from '../reading/json/parse-with-defaults.server.ts';

/** A parsed Markdown document in its original English. */
export interface DocumentFile<Kind extends DocumentKind = DocumentKind> extends DocumentOf<Kind> {
  /** Drawings that it names; their files may be missing. */
  figures: readonly FigureMark[];
  /** Finds line and column of a field of the front matter. */
  placeOf: (field: string) => string;
}

/** Reads a Markdown document. A wrong field of its front matter has its default. */
export function readDocument<Kind extends DocumentKind>(name: string, kind: Kind): Parse<DocumentFile<Kind>> {
  return (text) => {
    const { fields, placeOf, body } = splitFrontMatter(text);
    const schema: (typeof METADATA)[Kind] = METADATA[kind];
    const definition = { name, schema, defaults: { title: '-' }, replacements: HELD_BACK };
    const { content: metadata, problems } = parseWithDefaults(definition, fields);
    if (typeof fields.title !== 'string' || fields.title === '') {
      const misspelled = problems.find(({ expected }) => expected.startsWith(UNKNOWN_FIELD));
      const near = misspelled ? `; what is ${JSON.stringify(misspelled.path)}?` : '';
      throw new FileError(`the front matter has no title${near}`, placeOf(misspelled?.path ?? 'title'));
    }
    const indented = body.split('\n').findIndex((line) => TOO_INDENTED.test(line));
    if (indented !== -1) {
      throw new FileError('found 200 spaces, expected fewer at the start of a line', `${indented + 1}:1`);
    }
    const { nodes, figures, problems: unsupported, unclosed } = readMarkdown(body);
    if (unclosed) throw new FileError('the block that begins here has no end', `${unclosed}:1`);
    return {
      value: { metadata, nodes, figures, placeOf },
      problems: [...placed(problems, placeOf), ...unsupported].map(said),
    };
  };
}

/** Lists within lists: the time that parsing takes grows with the square of their depth. */
const TOO_INDENTED = /^[^\S\n]{200}/;

interface SplitDocument {
  fields: Readonly<Record<string, unknown>>;
  /** Finds line and column of a field or of a value inside it, such as `tags[1]`. */
  placeOf: (field: string) => string;
  /** The Markdown, with an empty line for each line before it. */
  body: string;
}

const FRONT_MATTER = /^---[^\S\n]*\r?\n([\s\S]*?)^---[^\S\n]*(?:\r?\n|$)/m;

/**
 * Splits a document into front matter, which is YAML between two lines `---`, and body. A value is a text, a list,
 * true, false or null.
 * @throws {FileError} with line and column of the first error
 */
export function splitFrontMatter(source: string): SplitDocument {
  const match = FRONT_MATTER.exec(source);
  if (match?.index !== 0) {
    const reason = /^---\s/.test(source)
      ? 'the front matter has no end: a line "---"'
      : 'there is no front matter: lines of "key: value" between two lines "---"';
    throw new FileError(reason, '1:1');
  }
  const [frontMatter, yaml = ''] = match;
  const { fields, places } = readYaml(yaml);
  return {
    fields,
    placeOf: (field) => places.get(field.split(/[.[]/, 1)[0] ?? '') ?? '1:1',
    body: frontMatter.replace(/[^\n]+/g, '') + source.slice(frontMatter.length),
  };
}

function readYaml(yaml: string) {
  const lines = new LineCounter();
  // With this schema "2025-09-01" and "2.0" stay texts.
  const document = parsedBy(() =>
    parseDocument(yaml, {
      schema: 'failsafe',
      customTags: ['null', 'bool'],
      lineCounter: lines,
      prettyErrors: false,
    }),
  );
  // The line above it is the "---".
  const placeOf = (at: number) => `${lines.linePos(at).line + 1}:${lines.linePos(at).col}`;
  const items = isMap(document.contents) ? document.contents.items : [];
  const places = items.map(({ key }): [string, string] =>
    isScalar(key) ? [String(key.value), placeOf(key.range?.[0] ?? 0)] : ['', '2:1'],
  );
  const [error] = document.errors;
  if (error) {
    // The parser notices a missing quote far below its place.
    const at = (error.code === 'MISSING_CHAR' && places.at(-1)?.[1]) || placeOf(error.pos[0]);
    const says =
      error.code === 'DUPLICATE_KEY'
        ? 'found this name twice, expected it once'
        : `${error.message}. ${QUOTES}`;
    throw new FileError(says, at);
  }
  if (!isMap(document.contents)) throw new FileError('the front matter is not "key: value"', '2:1');
  const fields: SplitDocument['fields'] = parsedBy(() => document.toJS({ reviver: trimmed }));
  return { fields, places: new Map(places) };
}

/** @throws for values that are nested too deeply or have too many aliases */
function parsedBy<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    throw new FileError(`the front matter cannot be read: ${(error as Error).message}`, '2:1');
  }
}

const QUOTES =
  'A text with a colon, or one that begins with {, [, & or another special character, needs double quotes';

/** Folded texts end with a line break. */
function trimmed(_key: unknown, value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
