import { resolve } from 'node:path';
import { API, type Symbol } from 'typescript/unstable/sync';
import type { Identifier, Node } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import { featureAt, lacking } from './support.ts';

/**
 * What source files use of JavaScript's own objects and of the browser, as paths of MDN's data. TypeScript knows the
 * type of each name, so `map` of an iterator is told from that of an array.
 * @param isWanted by the path within the project.
 */
export function sourceFeatures(isWanted: (path: string) => boolean): string[] {
  const api = new API({ cwd: process.cwd() });
  try {
    const [project] = api.updateSnapshot({ openProject: resolve('tsconfig.json') }).getProjects();
    if (!project) throw new Error('TypeScript has not opened tsconfig.json');
    const used = new Set<string>();
    for (const name of project.program.getSourceFileNames()) {
      const file = isWanted(name.replace(`${process.cwd()}/`, '')) && project.program.getSourceFile(name);
      if (!file) continue;
      const names: Identifier[] = [];
      visit(file, (node) => {
        if (isIdentifier(node)) names.push(node);
        if (isCallExpression(node)) eventFeatures(node).forEach((path) => used.add(path));
      });
      project.checker.getSymbolAtLocation(names).forEach((symbol, index) => {
        const node = names[index];
        const path = symbol && node && isOfPlatform(symbol) && pathOf(symbol, node);
        if (path) used.add(path);
      });
    }
    return [...used];
  } finally {
    api.close();
  }
}

function visit(node: Node, see: (node: Node) => void) {
  see(node);
  node.forEachChild((child) => visit(child, see));
}

function isOfPlatform({ declarations }: Symbol): boolean {
  return declarations.some(({ path }) => /\/lib\.[\w.]+\.d\.ts$/.test(path));
}

function pathOf(symbol: Symbol, node: Identifier): string | undefined {
  const { name } = symbol;
  const owner = ownerOf(symbol, node);
  if (owner === 'CSSStyleProperties') return `css.properties.${inCss(name)}`;
  const paths = owner
    ? [
        `api.${owner}.${name}`,
        `api.${owner}.${name}_static`,
        `javascript.builtins.${owner}.${name}`,
        `javascript.builtins.Intl.${owner}.${name}`,
      ]
    : [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`];
  // Of members that TypeScript groups otherwise, such as `ParentNode.append`, none need be known but the name.
  return paths.find(featureAt) ?? newestOfName(name);
}

/** `Map` for a member of a `ReadonlyMap`, `URL` for one of what `new URL` is called on. */
function ownerOf(symbol: Symbol, { parent }: Identifier): string | undefined {
  const owner = symbol.getParent()?.name;
  if (owner !== '__type')
    return owner?.replace(/^Readonly|Constructor$|Object$/g, '').replace('Console', 'console');
  return isPropertyAccessExpression(parent) && isIdentifier(parent.expression)
    ? parent.expression.text
    : undefined;
}

/** `max-inline-size` for `maxInlineSize` of an element's style. */
function inCss(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A feature of this name, if for each feature of the name some supported browser lacks it. */
function newestOfName(name: string): string | undefined {
  const paths = OF_BROWSER.get(name) ?? [];
  return paths.every((path) => lacking(path).length > 0) ? paths[0] : undefined;
}

/** Events are named by a text: `addEventListener('command', …)`. */
function eventFeatures(node: Node & { arguments: readonly Node[]; expression: Node }): string[] {
  const [event] = node.arguments;
  const called = isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
  if (!event || !isStringLiteral(event) || !isIdentifier(called) || called.text !== 'addEventListener')
    return [];
  const path = newestOfName(`${event.text}_event`);
  return path ? [path] : [];
}

const OF_BROWSER = Map.groupBy(
  Object.entries(featureAt('api') ?? {}).flatMap(([owner, feature]) =>
    Object.keys(feature).map((name) => `api.${owner}.${name}`),
  ),
  (path) => path.slice(path.lastIndexOf('.') + 1),
);
