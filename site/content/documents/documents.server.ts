import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { DocumentKind } from '../../routes.ts';
import { type DocumentOf, HELD_BACK, METADATA } from './document-metadata.ts';
import type { TextNode } from './document-tree.ts';
import { FileError } from '../fault.ts';
import {
  parsedLater,
  type Later,
  type Parse,
  type ParseResult,
  type Problem,
} from '../reading/file-states.server.ts';
import { type FigureMark, readMarkdown } from './markdown.server.ts';
import {
  parseWithDefaults,
  placed,
  said,
  UNKNOWN_FIELD,
} from '../reading/json/parse-with-defaults.server.ts';

/** A parsed Markdown document in its original English. */
export interface DocumentFile<Kind extends DocumentKind = DocumentKind> {
  metadata: DocumentOf<Kind>['metadata'];
  text: Later<DocumentText>;
  /** Of the front matter. */
  problems: readonly Problem[];
  /** Finds line and column of a field of the front matter. */
  placeOf: (field: string) => string;
}

interface DocumentText {
  nodes: TextNode[];
  /** Drawings that it names; their files may be missing. */
  figures: readonly FigureMark[];
}

/**
 * Reads a Markdown document. A wrong field of its front matter has its default.
 * @param isStart whether a text that has no good version yet is parsed later
 */
export function readDocument<Kind extends DocumentKind>(
  name: string,
  kind: Kind,
  isStart: boolean,
): Parse<DocumentFile<Kind>> {
  return (source, last) => {
    const { fields, placeOf, body } = splitFrontMatter(source);
    const schema: (typeof METADATA)[Kind] = METADATA[kind];
    const definition = { name, schema, defaults: { title: '-' }, replacements: HELD_BACK };
    const { content: metadata, problems } = parseWithDefaults(definition, fields);
    if (typeof fields.title !== 'string' || fields.title === '') {
      const misspelled = problems.find(({ expected }) => expected.startsWith(UNKNOWN_FIELD));
      const near = misspelled ? `; what is ${JSON.stringify(misspelled.path)}?` : '';
      throw new FileError(`the front matter has no title${near}`, placeOf(misspelled?.path ?? 'title'));
    }
    checkLimits(body, LIMITS);
    const text = parsedLater(name, { parse: () => parseText(body) });
    if (last || !isStart) {
      const { value, faults } = text.read();
      if (!value) throw new FileError(faults[0]?.says ?? '', faults[0]?.at);
    }
    return { value: { metadata, text, placeOf, problems: placed(problems, placeOf).map(said) } };
  };
}

function parseText(markdown: string): ParseResult<DocumentText> {
  const { nodes, figures, problems, unclosed } = readMarkdown(markdown);
  if (unclosed) throw new FileError('the block that begins here has no end', `${unclosed}:1`);
  return { value: { nodes, figures }, problems: problems.map(said) };
}

const SHORTER = 'a shorter text, or two';

type Limit = readonly [pattern: RegExp, most: number, found: string, expected: string];

/**
 * The parser's time grows with the square of some signs and of the depth of lists, and no visitor is answered while it
 * parses. These limits keep it below a second.
 */
const LIMITS: readonly Limit[] = [
  [/[^]{1,1000}/g, 100, 'more than 100,000 characters', SHORTER],
  [/\n/g, 3000, 'more than 3,000 lines', SHORTER],
  [/[[\]*_`~<>|]/g, 6000, 'more than 6,000 of the signs [ ] * _ ` ~ < > |', SHORTER],
  [/^[^\S\n]{100}/gm, 0, '100 spaces', 'fewer at the start of a line'],
  [
    /^(?:[^\S\n]*(?:>|(?:[-+*]|\d+[.)])(?=\s))){9}/gm,
    0,
    'more than 8 lists and quotations within each other',
    'fewer at the start of a line',
  ],
];

const FRONT_MATTER_LIMITS: readonly Limit[] = [
  [/[^]{1,1000}/g, 10, 'more than 10,000 characters of front matter', 'fewer'],
  [/[[{]|[-?:]\s/g, 200, 'more than 200 fields and entries of lists', 'fewer'],
];

/** @throws {FileError} with the place where the text passes a limit */
function checkLimits(text: string, limits: readonly Limit[]): void {
  for (const [pattern, most, found, expected] of limits) {
    const passed = [...text.matchAll(pattern)][most];
    if (!passed) continue;
    const lines = text.slice(0, passed.index).split('\n');
    const at = `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
    throw new FileError(`found ${found}, expected ${expected}`, at);
  }
}

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
  checkLimits(`\n${yaml}`, FRONT_MATTER_LIMITS);
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
  const fields: SplitDocument['fields'] = parsedBy(() => {
    visit(document, {
      Alias(_key, { range }) {
        const says = `found "*", the sign of a reference, expected a text. ${QUOTES}`;
        throw new FileError(says, placeOf(range?.[0] ?? 0));
      },
    });
    return document.toJS({ reviver: trimmed });
  });
  return { fields, places: new Map(places) };
}

/** @throws for values that are nested too deeply */
function parsedBy<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError(`the front matter cannot be read: ${(error as Error).message}`, '2:1');
  }
}

const QUOTES =
  'A text with a colon, or one that begins with {, [, *, & or another special character, needs double quotes';

/** Folded texts end with a line break. */
function trimmed(_key: unknown, value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
