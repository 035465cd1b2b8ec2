/** An element of a page; texts are kept as they stand in the source, character references and all. */
export interface HtmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: HtmlNode[];
}

export type HtmlNode = HtmlElement | string;

/**
 * Reads HTML as React writes it: every element closed, every attribute in double quotes, `<` and `>` escaped in
 * texts and attributes. Comments, scripts and style sheets are left out.
 */
export function readHtml(html: string): HtmlElement {
  const root: HtmlElement = { name: '#document', attributes: new Map(), children: [] };
  const open = [root];
  for (const { 0: token, groups = {} } of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    const { close, name, attributes = '' } = groups;
    if (close) {
      const at = open.findLastIndex((element) => element.name === close.toLowerCase());
      if (at > 0) open.length = at;
    } else if (name) {
      const element = { name: name.toLowerCase(), attributes: readAttributes(attributes), children: [] };
      parent.children.push(element);
      if (!VOID.has(element.name) && !attributes.endsWith('/')) open.push(element);
    } else if (!token.startsWith('<')) {
      parent.children.push(token);
    }
  }
  return root;
}

/** The first element of a name, in the order of the document. */
export function findElement(node: HtmlNode, name: string): HtmlElement | undefined {
  if (typeof node === 'string') return undefined;
  if (node.name === name) return node;
  for (const child of node.children) {
    const found = findElement(child, name);
    if (found) return found;
  }
  return undefined;
}

export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

export function writeHtml(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  const attributes = Array.from(node.attributes, ([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${value}"`,
  ).join('');
  const start = `<${node.name}${attributes}>`;
  return VOID.has(node.name) ? start : `${start}${node.children.map(writeHtml).join('')}</${node.name}>`;
}

const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(?<raw>script|style)\b[^>]*>[\s\S]*?<\/\k<raw>>|<\/(?<close>[a-z][\w-]*)\s*>|<(?<name>[a-z][\w-]*)(?<attributes>[^>]*)>|[^<]+/gi;

/** https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

function readAttributes(source: string): Map<string, string> {
  return new Map(
    Array.from(source.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g), ([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );
}
