import { parseSync, Visitor } from 'vite';
import { featureAt } from './support.ts';

/** Globals whose members are told by their names alone. */
const GLOBALS: Record<string, string> = {
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  self: 'Window',
  window: 'Window',
};

/**
 * What a script as it is sent uses of JavaScript's own objects and of the browser, libraries included, as far as names
 * alone tell it: globals, their members, and methods that only JavaScript's own objects have.
 */
export function scriptFeatures(code: string): string[] {
  const used = new Set<string>();
  const add = (...paths: string[]) => {
    const path = paths.find(featureAt);
    if (path) used.add(path);
  };
  new Visitor({
    NewExpression({ callee }) {
      if (callee.type === 'Identifier') add(`javascript.builtins.${callee.name}`, `api.${callee.name}`);
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier') add(`api.Window.${callee.name}`);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const owner = callee.object.type === 'Identifier' ? callee.object.name : '';
      // What is called on one of the browser's own, as `CSS.escape`, is told below.
      if (!featureAt(`api.${owner}`)) add(...methodPaths(callee.property.name));
    },
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return;
      const owner = object.type === 'Identifier' ? object.name : '';
      add(
        `javascript.builtins.${owner}.${property.name}`,
        `api.${owner}.${property.name}_static`,
        `api.${GLOBALS[owner]}.${property.name}`,
      );
    },
  }).visit(parseSync('script.js', code).program);
  return [...used];
}

/** Of a method that several of JavaScript's own objects have, the name does not tell which is meant. */
function methodPaths(name: string): string[] {
  const paths = METHODS.get(name) ?? [];
  return paths.length === 1 ? paths : [];
}

const METHODS = Map.groupBy(
  Object.entries(featureAt('javascript.builtins') ?? {}).flatMap(([owner, feature]) =>
    Object.keys(feature).map((name) => `javascript.builtins.${owner}.${name}`),
  ),
  (path) => path.slice(path.lastIndexOf('.') + 1),
);

/** Whether a module waits at its top level. */
export function awaitsAtTop(code: string): boolean {
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
