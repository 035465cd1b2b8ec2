import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

export interface SplitDocument {
  fields: Readonly<Record<string, unknown>>;
  /** Line and column of each field in the file: `3:1`. */
  places: ReadonlyMap<string, string>;
  /** The Markdown after the front matter. */
  body: string;
  /** Number of lines before the body, to report line numbers of the file. */
  offset: number;
  /** Line and column of the first error in the file, and what is wrong there; undefined for valid front matter. */
  fault?: { at: string; reason: string };
}

const FRONT_MATTER = /^---[^\S\n]*\r?\n([\s\S]*?)^---[^\S\n]*(?:\r?\n|$)/m;

/** Splits a document into front matter, which is YAML between two lines `---`, and body. Every value is a text or a list. */
export function splitFrontMatter(source: string): SplitDocument {
  const match = FRONT_MATTER.exec(source);
  if (match?.index !== 0) {
    const reason = /^---\s/.test(source)
      ? 'the front matter has no end: a line "---"'
      : 'there is no front matter: lines of "key: value" between two lines "---"';
    return { fields: {}, places: new Map(), body: source, offset: 0, fault: { at: '1:1', reason } };
  }
  const [frontMatter, yaml = ''] = match;
  return {
    ...readYaml(yaml),
    body: source.slice(frontMatter.length),
    offset: frontMatter.split('\n').length - 1,
  };
}

function readYaml(yaml: string): Pick<SplitDocument, 'fields' | 'places' | 'fault'> {
  const lines = new LineCounter();
  // The line above it is the "---".
  const placeOf = (at: number) => `${lines.linePos(at).line + 1}:${lines.linePos(at).col}`;
  const none = { fields: {}, places: new Map<string, string>() };
  try {
    // In this schema "2025-09-01" and "2.0" are texts.
    const document = parseDocument(yaml, { schema: 'failsafe', lineCounter: lines, prettyErrors: false });
    const items = isMap(document.contents) ? document.contents.items : [];
    const places = items.map(({ key }): [string, string] =>
      isScalar(key) ? [String(key.value), placeOf(key.range?.[0] ?? 0)] : ['', '2:1'],
    );
    const [error] = document.errors;
    if (error) {
      // A quote that is missing is noticed far below the text that lacks it.
      const at = (error.code === 'MISSING_CHAR' && places.at(-1)?.[1]) || placeOf(error.pos[0]);
      return { ...none, fault: { at, reason: `${error.message}. ${QUOTES}` } };
    }
    if (!isMap(document.contents)) {
      return { ...none, fault: { at: '2:1', reason: 'the front matter is not "key: value"' } };
    }
    return { fields: document.toJS({ reviver: trimmed }), places: new Map(places) };
  } catch (error) {
    // Nested too deeply, or too many aliases.
    return { ...none, fault: { at: '2:1', reason: `the front matter cannot be read: ${String(error)}` } };
  }
}

const QUOTES =
  'A text with a colon, or one that begins with {, [, & or another special character, needs double quotes';

/** Folded texts end with a line break. */
function trimmed(_key: unknown, value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
