import { findNodeAtLocation, parse, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';

/** Line, column and kind of the first syntax error. `JSON.parse` gives no position for short files. */
export function syntaxErrorIn(body: string): string {
  const errors: ParseError[] = [];
  parse(body, errors, { disallowComments: true });
  const [first] = errors;
  const kind = first ? printParseErrorCode(first.error) : 'unknown';
  return `${lineAndColumn(body, first?.offset)} is not valid JSON: ${kind}`;
}

/** Line and column of the value at a JSON path such as `plans[2].price`, or of the nearest value around it. */
export function positionOf(body: string, path: string): string {
  const root = parseTree(body);
  const keys = Array.from(path.matchAll(/[^.[\]]+/g), ([key]) => (/^\d+$/.test(key) ? Number(key) : key));
  for (let length = keys.length; length > 0; length -= 1) {
    const node = root && findNodeAtLocation(root, keys.slice(0, length));
    if (node) return lineAndColumn(body, node.offset);
  }
  return '1:1';
}

function lineAndColumn(body: string, offset: number | undefined): string {
  const before = body.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
