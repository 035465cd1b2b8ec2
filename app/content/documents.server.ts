import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { type DocumentOf, HELD_BACK, METADATA } from './document-metadata.ts';
import type { DocumentKind } from '../routes.ts';
import { documentFile } from './documents.ts';
import type { Parsed } from './live-files.server.ts';
import { type Figures, readMarkdown } from './markdown.server.ts';
import { parseWithDefaults, UNKNOWN_FIELD } from './parse-with-defaults.server.ts';
import { readText } from './text-file.server.ts';

/** A Markdown document in the content folder. */
export interface DocumentFile {
  name: string;
  kind: DocumentKind;
}

export function fileOf(kind: DocumentKind, slug: string): DocumentFile {
  return { name: documentFile(kind, slug), kind };
}

/**
 * Reads a Markdown document. A wrong field of its front matter has its default.
 * @param figures the drawings that the text can show
 * @throws with path, line and column when the document as a whole is not to be shown
 */
export async function readDocument(
  { name, kind }: DocumentFile,
  path: string,
  figures: Figures,
): Promise<Parsed<DocumentOf<DocumentKind>>> {
  const { fields, placeOf, body } = splitFrontMatter(await readText(path), path);
  const definition = { name, schema: METADATA[kind], defaults: { title: '-' }, replacements: HELD_BACK };
  const { content: metadata, problems } = parseWithDefaults(definition, fields);
  if (typeof fields.title !== 'string' || fields.title === '') {
    const misspelled = problems.find(({ expected }) => expected.startsWith(UNKNOWN_FIELD));
    const near = misspelled ? `; what is ${JSON.stringify(misspelled.path)}?` : '';
    throw new Error(`${path}:${placeOf(misspelled?.path ?? 'title')} the front matter has no title${near}`);
  }
  const { nodes, problems: unsupported, unclosed } = readMarkdown(body, figures);
  if (unclosed) throw new Error(`${path}:${unclosed}:1 the block that begins here has no end`);
  return { value: { metadata, nodes }, problems: [...problems, ...unsupported], placeOf };
}

interface SplitDocument {
  fields: Readonly<Record<string, unknown>>;
  /** Line and column of a field, or of what is in it, such as `tags[1]`. */
  placeOf: (field: string) => string;
  /** The Markdown, with an empty line for each line before it. */
  body: string;
}

const FRONT_MATTER = /^---[^\S\n]*\r?\n([\s\S]*?)^---[^\S\n]*(?:\r?\n|$)/m;

/**
 * Splits a document into front matter, which is YAML between two lines `---`, and body. A value is a text, a list, true, false or null.
 * @throws with path, line and column of the first error
 */
export function splitFrontMatter(source: string, path: string): SplitDocument {
  const match = FRONT_MATTER.exec(source);
  if (match?.index !== 0) {
    const reason = /^---\s/.test(source)
      ? 'the front matter has no end: a line "---"'
      : 'there is no front matter: lines of "key: value" between two lines "---"';
    throw new Error(`${path}:1:1 ${reason}`);
  }
  const [frontMatter, yaml = ''] = match;
  const { fields, places } = readYaml(yaml, path);
  return {
    fields,
    placeOf: (field) => places.get(field.split(/[.[]/, 1)[0] ?? '') ?? '1:1',
    body: frontMatter.replace(/[^\n]+/g, '') + source.slice(frontMatter.length),
  };
}

function readYaml(yaml: string, path: string) {
  const lines = new LineCounter();
  // In this schema "2025-09-01" and "2.0" are texts.
  const document = parsedBy(path, () =>
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
    // A quote that is missing is noticed far below the text that lacks it.
    const at = (error.code === 'MISSING_CHAR' && places.at(-1)?.[1]) || placeOf(error.pos[0]);
    throw new Error(`${path}:${at} ${error.message}. ${QUOTES}`);
  }
  if (!isMap(document.contents)) throw new Error(`${path}:2:1 the front matter is not "key: value"`);
  const fields: SplitDocument['fields'] = parsedBy(path, () => document.toJS({ reviver: trimmed }));
  return { fields, places: new Map(places) };
}

/** @throws for what is nested too deeply, or has too many aliases */
function parsedBy<Value>(path: string, parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    throw new Error(`${path}:2:1 the front matter cannot be read: ${String(error)}`, { cause: error });
  }
}

const QUOTES =
  'A text with a colon, or one that begins with {, [, & or another special character, needs double quotes';

/** Folded texts end with a line break. */
function trimmed(_key: unknown, value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
