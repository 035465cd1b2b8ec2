import type { TextNode } from './document-tree.ts';

/** `10. How long we keep it` becomes `how-long-we-keep-it`, so that renumbering does not break links. */
export function headingIdOf(text: string): string {
  const words = text.toLowerCase().replace(/^\s*\d+\.\s*/, '');
  return words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'section';
}

/** The ids of a document's headings. */
export function headingIds(nodes: readonly TextNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'heading') return [node.id];
    if (node.type === 'list') return node.items.flatMap(headingIds);
    return 'children' in node ? headingIds(node.children) : [];
  });
}

/**
 * A description of the allowed hashes, if the page has no part with the hash of a link; otherwise undefined.
 * @param ids of the page that the link leads to
 */
export function expectedAnchor(href: string, ids: readonly string[]): string | undefined {
  // URLs escape letters such as "ü", which Markdown may have either way.
  const { hash } = new URL(href, 'https://site.example');
  if (ids.some((id) => `#${encodeURI(id)}` === hash)) return undefined;
  if (ids.length === 0) return 'no "#": the page has no part with an id';
  const named = ids.slice(0, MOST_NAMED).map((id) => `#${id}`);
  return `a part of the page: ${named.join(', ')}${ids.length > MOST_NAMED ? ', …' : ''}`;
}

const MOST_NAMED = 50;
