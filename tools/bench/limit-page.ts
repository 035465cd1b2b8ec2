import { findElement, readHtml, textOf, writeHtml, type HtmlElement, type HtmlNode } from './html-tree.ts';

/**
 * The page that a careful person would write by hand around the same words: the visible texts of a page of the
 * site in the same headings, paragraphs, lists, tables, forms and links, with one small style sheet, and without
 * scripts, web fonts, pictures and the site's own markup. It says how fast a page with these words can be.
 * @param html a page as the site serves it
 */
export function limitPage(html: string, path: string, style: string): string {
  const source = readHtml(html);
  const root = findElement(source, 'html');
  const body = findElement(source, 'body');
  const title = findElement(source, 'title');
  if (!root || !body || !title) throw new Error(`${path} is no page: it has no html, title or body`);
  const language = root.attributes.get('lang') ?? 'en';
  const direction = root.attributes.get('dir') ?? 'ltr';
  const look = LOOKS.find(({ at }) => at.test(path));
  return `<!DOCTYPE html>
<html lang="${language}" dir="${direction}"${look ? ` class="${look.name}"` : ''}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${textOf(title)}</title>
<link rel="icon" href="data:,">
<style>
${style.replace(/\/\*[\s\S]*?\*\/\s*/g, '').trim()}
</style>
<body>${simplified(body.children).map(writeHtml).join('')}</body>
</html>
`;
}

/** Pages whose headline has a size of its own on the site (`.home h1` in limit-page.css). */
const LOOKS = [
  { name: 'home', at: /^\/([a-z]{2})?$/ },
  { name: 'company', at: /\/showcase\/./ },
];

/** Every letter of a page that a reader sees, in order, without spaces: what both pages must share. */
export function visibleLetters(html: string): string {
  const body = findElement(readHtml(html), 'body');
  return body ? simplified(body.children).map(textOf).join('').replace(/\s+/g, '') : '';
}

/** Elements of plain, semantic HTML; any other gives way to what is in it. */
const PLAIN: ReadonlySet<string> = new Set(
  `a abbr address article aside b bdi blockquote br button caption cite code dd del details dl dt em fieldset
   figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i input ins kbd label legend li main mark nav ol
   optgroup option p pre q s section select small strong sub summary sup table tbody td textarea tfoot th thead
   time tr ul wbr`.split(/\s+/),
);
const BLOCKS =
  /^(address|article|aside|blockquote|dd|details|dl|dt|fieldset|figure|footer|form|h\d|header|hr|li|main|nav|ol|p|pre|section|table|ul)$/;

/** Not shown when a page arrives. */
const HIDDEN: ReadonlySet<string> = new Set(['dialog', 'template', 'noscript', 'img']);
const HIDDEN_CLASS = /(^|\s)(vh|skip)(\s|$)/;

/** Attributes that say what something is or does, not how it looks. */
const ATTRIBUTES =
  /^(href|lang|dir|id|for|type|name|value|colspan|rowspan|scope|datetime|open|checked|selected|required|placeholder|autocomplete|rows|start|aria-label)$/;

function simplified(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node, index) => {
    const parts = typeof node === 'string' ? [node] : simplify(node);
    return parts.length > 0 && areApart(nodes[index - 1], node) ? [' ', ...parts] : parts;
  });
}

/** Whether the style sheet kept two neighbours apart that have no space between them: boxes, or two words. */
function areApart(before: HtmlNode | undefined, after: HtmlNode): boolean {
  if (before === undefined) return false;
  const elements = [before, after].filter((node) => typeof node !== 'string');
  if (elements.length === 0 || elements.some(({ name }) => name === 'wbr')) return false;
  return (
    elements.length === 2 || (/[\p{L}\p{N}]$/u.test(textOf(before)) && /^[\p{L}\p{N}]/u.test(textOf(after)))
  );
}

function simplify(element: HtmlElement): HtmlNode[] {
  const { name, attributes } = element;
  if (HIDDEN.has(name) || attributes.has('hidden') || HIDDEN_CLASS.test(attributes.get('class') ?? ''))
    return [];
  // Of a drawing its words remain.
  if (name === 'svg') return drawnWords(element);
  const children = simplified(element.children);
  // A picture of a deed, such as a cross: its words are for screen readers, which get none here.
  if ((name === 'a' || name === 'button') && children.every(isBlank)) return [];
  if (PLAIN.has(name)) return [{ name, attributes: plainAttributes(attributes), children }];
  return name === 'div' && isLine(children) ? [{ name: 'p', attributes: new Map(), children }] : children;
}

function drawnWords({ children }: HtmlElement): HtmlNode[] {
  return children.flatMap((child) => {
    if (typeof child === 'string' || child.name === 'title' || child.name === 'desc') return [];
    return child.name === 'text' ? [' ', textOf(child)] : drawnWords(child);
  });
}

function plainAttributes(attributes: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...attributes].filter(([name]) => ATTRIBUTES.test(name)));
}

function isBlank(node: HtmlNode): boolean {
  return typeof node === 'string' && node.trim() === '';
}

/** Whether nodes stand in a line: words, links, buttons, and no block. */
function isLine(nodes: readonly HtmlNode[]): boolean {
  const something = nodes.some((node) => !isBlank(node));
  return something && !nodes.some((node) => typeof node !== 'string' && BLOCKS.test(node.name));
}
