import {
  findNodeAtLocation,
  parse,
  parseTree,
  printParseErrorCode,
  visit,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { UNKNOWN_FIELD, type PlacedProblem } from './parse-with-defaults.server.ts';

/** Most groups and lists within each other. The site's own files have ten. */
const MOST_NESTED = 100;

/** Line and column where a file becomes nested too deeply to be parsed; undefined if it does not. */
export function tooDeepIn(body: string): string | undefined {
  let depth = 0;
  for (const { 0: found, index } of body.matchAll(TEXT_OR_BRACKET)) {
    if (found === '{' || found === '[') depth += 1;
    if (found === '}' || found === ']') depth -= 1;
    if (depth > MOST_NESTED) return lineAndColumn(body, index);
  }
  return undefined;
}

const TEXT_OR_BRACKET = /"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{}]/gs;

export const TOO_DEEP = `is nested too deeply: expected at most ${MOST_NESTED} groups and lists within each other`;

/** Line, column and words for the first syntax error. `JSON.parse` gives no position for short files. */
export function syntaxErrorIn(body: string): { at: string; says: string } {
  const errors: ParseError[] = [];
  parse(body, errors, { disallowComments: true });
  const [first] = errors;
  const words = first && WORDS[printParseErrorCode(first.error)];
  const says = `is not valid JSON: ${words ?? 'this cannot be read'}`;
  return { at: lineAndColumn(body, first?.offset), says };
}

/** What an editor has to fix, for each error of the parser. */
const WORDS: Readonly<Partial<Record<string, string>>> = {
  InvalidSymbol: 'this is no value: texts and names need double quotes',
  InvalidNumberFormat: 'this is no number',
  PropertyNameExpected: 'a comma too many before this, or a name without double quotes',
  ValueExpected: 'a value is missing before this',
  ColonExpected: 'a colon is missing before this',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing brace } is missing here',
  CloseBracketExpected: 'a closing bracket ] is missing here',
  EndOfFileExpected: 'the file should have ended before this',
  InvalidCommentToken: 'JSON has no comments: remove this',
  UnexpectedEndOfComment: 'JSON has no comments: remove this',
  UnexpectedEndOfString: 'the text that begins here has no closing quote on its line',
  UnexpectedEndOfNumber: 'this number is not complete',
  InvalidUnicode: 'a \\u in this text needs four hexadecimal digits after it',
  InvalidEscapeCharacter: 'a backslash in this text is followed by a character that it cannot stand before',
  InvalidCharacter: 'this text has a tab or another control character in it: write \\t for a tab',
};

/**
 * Finds positions of values in a file, which is parsed once, for the first lookup.
 * @returns line and column of the value at a JSON path such as `plans[2].price`, or of the nearest value around it
 */
export function positionsIn(body: string): (path: string) => string {
  let root: Node | undefined;
  return (path) => {
    root ??= parseTree(body);
    const keys = Array.from(path.matchAll(/[^.[\]]+/g), ([key]) => (/^\d+$/.test(key) ? Number(key) : key));
    for (let length = keys.length; length > 0; length -= 1) {
      const node = root && findNodeAtLocation(root, keys.slice(0, length));
      if (node) return lineAndColumn(body, node.offset);
    }
    return '1:1';
  };
}

/** Duplicate names in an object. JSON silently keeps the last one. */
export function repeatedNames(body: string): PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  const objects: Set<string>[] = [];
  visit(body, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (name, _offset, _length, line, character, pathOf) => {
      const names = objects.at(-1);
      if (names?.has(name) || name === '__proto__') {
        const path = [...pathOf(), name]
          .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
          .join('');
        problems.push({
          at: `${line + 1}:${character + 1}`,
          path: path.slice(1),
          ...(name === '__proto__' ? { found: 'this name', expected: UNKNOWN_FIELD } : TWICE),
        });
      }
      names?.add(name);
    },
  });
  return problems;
}

const TWICE = { found: 'this name twice', expected: 'it once: visitors see the last one' };

function lineAndColumn(body: string, offset: number | undefined): string {
  const before = body.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
