import { parseDocument } from 'yaml';
import { isObject } from './parse-with-defaults.server.ts';

export interface SplitDocument {
  /** Texts, and what YAML has beside them: lists, groups. */
  fields: Readonly<Record<string, unknown>>;
  /** The Markdown after the front matter. */
  body: string;
  /** Number of lines before the body, to report line numbers of the file. */
  offset: number;
  /** Line and column of the file, `3:1`, and what is wrong there; undefined for valid front matter. */
  fault?: { at: string; reason: string };
}

const FRONT_MATTER = /^---[^\S\n]*\r?\n([\s\S]*?)^---[^\S\n]*(?:\r?\n|$)/m;

/** Splits a document into front matter, YAML between two lines `---`, and body. Numbers and dates are texts. */
export function splitFrontMatter(source: string): SplitDocument {
  const match = FRONT_MATTER.exec(source);
  if (match?.index !== 0) {
    const reason = /^---\s/.test(source)
      ? 'the front matter has no end: a line "---"'
      : 'there is no front matter: lines of "key: value" between two lines "---"';
    return { fields: {}, body: source, offset: 0, fault: { at: '1:1', reason } };
  }
  const [frontMatter, lines = ''] = match;
  const document = parseDocument(lines, { schema: 'failsafe' });
  const fields: unknown = document.toJS() ?? {};
  return {
    fields: isObject(fields) ? fields : {},
    body: source.slice(frontMatter.length),
    offset: frontMatter.split('\n').length - 1,
    fault: faultOf(document) ?? (isObject(fields) ? undefined : { at: '2:1', reason: 'is not "key: value"' }),
  };
}

/** The first line of the front matter is the second of the file. */
function faultOf({ errors: [error] }: ReturnType<typeof parseDocument>): SplitDocument['fault'] {
  if (!error) return undefined;
  const [{ line, col } = { line: 1, col: 1 }] = error.linePos ?? [];
  const [words = ''] = error.message.split(' at line ');
  return { at: `${line + 1}:${col}`, reason: `is not valid YAML: ${words}` };
}
