/**
 * The text of what was copied from Word or from a web page: a paragraph is a paragraph, the cells of a row have tabs between
 * them. Undefined where the plain text of the clipboard will do. The document that is read loads nothing.
 */
export function textOfPasted(clipboard: DataTransfer): string | undefined {
  const html = clipboard.getData('text/html');
  if (!/<(?:table|p|li)\b/i.test(html)) return undefined;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return textOf(body)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function textOf(node: Node): string {
  if (node instanceof Text) return node.data.replaceAll(/\s+/g, ' ');
  if (!(node instanceof Element) || UNSEEN.has(node.tagName)) return '';
  if (node.tagName === 'BR') return '\n';
  const inner = Array.from(node.childNodes, textOf);
  if (node.tagName === 'TR') return `${Array.from(node.children, cellOf).join('\t')}\n`;
  if (node.tagName === 'LI') return `\n• ${inner.join('').trim()}`;
  return BLOCKS.has(node.tagName) ? `\n${inner.join('').trim()}\n` : inner.join('');
}

function cellOf(cell: Element): string {
  return textOf(cell).replaceAll(/\s+/g, ' ').trim();
}

const UNSEEN: ReadonlySet<string> = new Set(['STYLE', 'SCRIPT', 'TITLE', 'META', 'COL', 'COLGROUP']);
const BLOCKS: ReadonlySet<string> = new Set(
  'P|DIV|H1|H2|H3|H4|H5|H6|TABLE|UL|OL|BLOCKQUOTE|SECTION|ARTICLE'.split('|'),
);
