import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

// Decision 016: WebKit hangs when a page is left while a module waits.
test('no script of the browser waits at its top level', () => {
  const scripts = globSync('build/client/{assets,insights}/*.js');
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((path) => awaitsAtTop(readFileSync(path, 'utf8')))).toEqual([]);
  expect(awaitsAtTop('await fetch("/")')).toBe(true);
  expect(awaitsAtTop('async () => { await fetch("/") }')).toBe(false);
});

function awaitsAtTop(code: string): boolean {
  let depth = 0;
  let found = false;
  const enter = () => void (depth += 1);
  const leave = () => void (depth -= 1);
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression() {
      if (depth === 0) found = true;
    },
  }).visit(parseSync('script.js', code).program);
  return found;
}
