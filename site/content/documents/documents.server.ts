import { isAlias, isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { DocumentKind } from '../../routes.ts';
import { type DocumentOf, HELD_BACK, METADATA } from './document-metadata.ts';
import {
  FileError,
  lineAndColumn,
  MERGE,
  UNFINISHED_MERGE,
  unfinishedMergeIn,
  type Problem,
} from '../fault.ts';
import {
  parsedLater,
  stateOf,
  valueOf,
  type FileState,
  type Later,
  type Parse,
} from '../reading/file-states.server.ts';
import { readMarkdown } from './markdown.server.ts';
import {
  parseWithDefaults,
  placed,
  UNKNOWN_FIELD,
  wrongIn,
} from '../reading/json/parse-with-defaults.server.ts';

/** A parsed Markdown document in its original English. */
export interface DocumentFile<Kind extends DocumentKind = DocumentKind> {
  metadata: DocumentOf<Kind>['metadata'];
  text: Later<FileState<ReturnType<typeof readMarkdown>>>;
  /** Of the front matter. */
  problems: readonly Problem[];
  /** Finds line and column of a field of the front matter. */
  placeOf: (field: string) => string;
}

/**
 * Reads a Markdown document. A wrong field of its front matter has its default.
 * @param isStart whether the text is parsed later
 */
export function readDocument<Kind extends DocumentKind>(
  name: string,
  kind: Kind,
  isStart: boolean,
): Parse<DocumentFile<Kind>> {
  return (source) => {
    const { fields, placeOf, body } = splitFrontMatter(source);
    const schema: (typeof METADATA)[Kind] = METADATA[kind];
    const definition = { name, schema, defaults: { title: '-' }, replacements: HELD_BACK };
    const { content: metadata, problems } = parseWithDefaults(definition, fields);
    const wrong = problems.find(({ path }) => path === 'title');
    if (wrong) throw new FileError(wrongIn('title', wrong.found, wrong.expected), placeOf('title'));
    if (fields.title === undefined || fields.title === null) {
      const misspelled = problems.find(({ expected }) => expected.startsWith(UNKNOWN_FIELD));
      const near = misspelled ? `; what is ${JSON.stringify(misspelled.path)}?` : '';
      throw new FileError(`the front matter has no title${near}`, placeOf(misspelled?.path ?? 'title'));
    }
    checkTextLimits(body, LIMITS);
    checkBlocks(body);
    const text = parsedLater(() => stateOf(name, () => ({ value: readMarkdown(body) }), undefined));
    if (!isStart) valueOf(text.read());
    return { value: { metadata, text, placeOf, problems: placed(problems, placeOf) } };
  };
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
  [/!\[/g, 500, 'more than 500 pictures', SHORTER],
  [/`{17}/g, 0, '17 of the sign ` in a row', 'fewer'],
  [
    /^(?:[ \t]*(?:>|(?:[-+*]|\d+[.)])(?=\s))){2}/gm,
    300,
    'more than 300 lines that begin with two signs of lists and quotations',
    SHORTER,
  ],
  [
    /^(?:[ \t]*(?:>|(?:[-+*]|\d+[.)])(?=\s))){9}/gm,
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
function checkTextLimits(text: string, limits: readonly Limit[]): void {
  for (const [pattern, most, found, expected] of limits) {
    const passed = [...text.matchAll(pattern)][most];
    if (!passed) continue;
    throw new FileError(`found ${found}, expected ${expected}`, lineAndColumn(text, passed.index));
  }
}

/** The signs of lists and quotations at the start of a line. */
const SIGNS = /(?:[ \t>]|[-+*][ \t]|\d+[.)][ \t])*/.source;

const FENCE = '`{3,}(?!.*`)|~{3,}';

/** A character of a paragraph, which an empty line, a fenced block, a comment on its own line or a mark of a merge ends. */
const OF_PARAGRAPH = String.raw`(?:[^\n]|\n(?!${SIGNS}(?:\r?\n|${FENCE}|<!--|${MERGE})))`;

/** Fenced blocks, marks of merges, comments and code within a line. A block or a comment without an end has no group `end`. */
const BLOCKS = new RegExp(
  [
    String.raw`^${SIGNS}(?<begin>${FENCE})(?<end>[^]*?^[ \t>]*\k<begin>[\x60~]*[ \t]*$)?`,
    `^(?<merge>${MERGE})`,
    String.raw`^ {0,3}<!--[^]*?-->`,
    String.raw`(?<begin><!--)(?<end>${OF_PARAGRAPH}*?-->)?`,
    String.raw`(?<!\x60)(?<marks>\x60+)(?!\x60)${OF_PARAGRAPH}*?(?<!\x60)\k<marks>(?!\x60)`,
  ].join('|'),
  'gm',
);

/**
 * A block of code without an end would swallow the text below it, and visitors would read a comment without an end, or
 * a mark of a merge.
 * @throws {FileError} with the place where it begins
 */
function checkBlocks(text: string): void {
  for (const { index, groups: { begin, end, merge } = {} } of text.matchAll(BLOCKS)) {
    if (merge !== undefined) throw new FileError(UNFINISHED_MERGE, lineAndColumn(text, index));
    if (begin !== undefined && end === undefined)
      throw new FileError('the block that begins here has no end', lineAndColumn(text, index));
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
  const merge = unfinishedMergeIn(`\n${yaml}`);
  if (merge) throw merge;
  checkTextLimits(`\n${yaml}`, FRONT_MATTER_LIMITS);
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
      stringKeys: true,
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
    throw new FileError(WORDS[error.code] ?? `this is not "key: value". ${QUOTES}`, at);
  }
  if (!isMap(document.contents)) throw new FileError('the front matter is not "key: value"', '2:1');
  const fields: SplitDocument['fields'] = parsedBy(() => {
    visit(document, {
      Node(_key, node) {
        // Without these signs, an anchor or a tag would be missing from the text.
        const sign = isAlias(node) ? '*' : node.anchor ? '&' : node.tag ? '!' : undefined;
        if (sign === undefined) return;
        const says = `found ${sign} at the start of a value, expected a text. ${QUOTES}`;
        throw new FileError(says, placeOf(node.range?.[0] ?? 0));
      },
    });
    return document.toJS({ reviver: trimmed });
  });
  return { fields, places: new Map(places) };
}

/** Instructions for the editor, for errors of the parser. */
const WORDS: Readonly<Partial<Record<string, string>>> = {
  BAD_DQ_ESCAPE: 'a backslash in this text is followed by a wrong character',
  DUPLICATE_KEY: 'found this name twice, expected it once',
  MISSING_CHAR: 'a closing quote or bracket is missing in this value',
  TAB_AS_INDENT: 'found a tab at the start of a line, expected spaces',
};

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
