import { parse, printParseErrorCode, visit, type ParseError } from 'jsonc-parser';
import { FileError, lineAndColumn, unfinishedMergeIn, type PlacedProblem } from '../../fault.ts';
import { pathOf, UNKNOWN_FIELD, wrongIn } from './parse-with-defaults.server.ts';

/** Most groups and lists within each other. The site's own files have ten. */
const MOST_NESTED = 100;

/** Most values, as no visitor is answered while a file is read. A list of 10,000 redirects has 30,000. */
const MOST_VALUES = 50_000;

/** @throws {FileError} with the place where a file passes a limit */
export function checkJsonLimits(body: string): void {
  let [depth, values] = [0, 0];
  for (const { 0: found, index } of body.matchAll(TEXT_OR_SIGN)) {
    if (found === '{' || found === '[') depth += 1;
    if (found === '}' || found === ']') depth -= 1;
    if (found === '{' || found === '[' || found === ',') values += 1;
    const says = depth > MOST_NESTED ? TOO_DEEP : values > MOST_VALUES ? TOO_MANY : undefined;
    if (says) throw new FileError(says, lineAndColumn(body, index));
  }
}

/** A text without a closing quote ends with its line, as in the parser, so that the signs on later lines count. */
const TEXT_OR_SIGN = /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"?|[[\]{},]/gs;

const TOO_DEEP = `is nested too deeply: expected at most ${MOST_NESTED} groups and lists within each other`;
const TOO_MANY = `has too many values: expected at most ${MOST_VALUES}`;

/** Line, column and words for the first syntax error. `JSON.parse` gives no position for short files. */
export function syntaxErrorIn(body: string): FileError {
  const merge = unfinishedMergeIn(body);
  if (merge) return merge;
  const errors: ParseError[] = [];
  parse(body, errors, { disallowComments: true });
  const [first] = errors;
  const words = first && WORDS[printParseErrorCode(first.error)];
  const says = `is not valid JSON: ${words ?? 'this cannot be read'}`;
  return new FileError(says, lineAndColumn(body, first?.offset));
}

/** Instructions for the editor, for each error of the parser. */
const WORDS: Readonly<Partial<Record<string, string>>> = {
  InvalidSymbol: 'this is not a value: texts and names need double quotes',
  InvalidNumberFormat: 'this is no number',
  PropertyNameExpected: 'an extra comma before this, or a name without double quotes',
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
  InvalidEscapeCharacter: 'a backslash in this text is followed by a wrong character',
  InvalidCharacter: 'this text has a tab or another control character in it: write \\t for a tab',
};

/**
 * Finds positions of values in a file, which is parsed once, for the first lookup.
 * @returns line and column of the value at a JSON path such as `plans[2].price`, or of the nearest value around it
 */
export function positionsIn(body: string): (path: string) => string {
  let places: ReadonlyMap<string, string> | undefined;
  return (path) => {
    places ??= placesIn(body);
    let end = path.length;
    while (end > 0 && !places.has(path.slice(0, end)))
      end = Math.max(path.lastIndexOf('.', end - 1), path.lastIndexOf('[', end - 1));
    return places.get(path.slice(0, Math.max(end, 0))) ?? '1:1';
  };
}

/** The place of each value by its path, so that many faults cost no more than few. */
function placesIn(body: string): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const add = (line: number, character: number, keysOf: () => readonly unknown[]) =>
    void places.set(pathOf(keysOf()), placeOf(line, character));
  visit(body, {
    onObjectBegin: (_offset, _length, ...place) => add(...place),
    onArrayBegin: (_offset, _length, ...place) => add(...place),
    onLiteralValue: (_value, _offset, _length, ...place) => add(...place),
  });
  return places;
}

/** Duplicate names in an object. JSON silently keeps the last one. */
export function repeatedNames(body: string): PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  const objects: Set<string>[] = [];
  visit(body, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (name, _offset, _length, line, character, keysOf) => {
      const names = objects.at(-1);
      if (names?.has(name) || name === '__proto__') {
        const [found = '', expected = ''] =
          name === '__proto__'
            ? ['this name', UNKNOWN_FIELD]
            : ['this name twice', 'it once: visitors see the last one'];
        const says = wrongIn(pathOf([...keysOf(), name]), found, expected);
        problems.push({ at: placeOf(line, character), says });
      }
      names?.add(name);
    },
  });
  return problems;
}

/** The parser counts both from 0. */
function placeOf(line: number, character: number): string {
  return `${line + 1}:${character + 1}`;
}
