import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';

export type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number];
export type ParsedNode<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { type: Type }>;

export interface MarkdownTree {
  nodes: readonly MarkdownNode[];
  /** Definitions of links and notes by identifier, wherever they are. Where two have the same name, the first counts. */
  links: ReadonlyMap<string, string>;
  notes: ReadonlyMap<string, ParsedNode<'footnoteDefinition'>>;
}

/** Parses Markdown: CommonMark with tables, footnotes and struck out text. */
export function parseMarkdown(markdown: string): MarkdownTree {
  const { children: nodes } = fromMarkdown(markdown, OPTIONS);
  const links = new Map<string, string>();
  const notes = new Map<string, ParsedNode<'footnoteDefinition'>>();
  const waiting = [...nodes].toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'definition' && !links.has(node.identifier)) links.set(node.identifier, node.url);
    else if (node.type === 'footnoteDefinition' && !notes.has(node.identifier))
      notes.set(node.identifier, node);
    if ('children' in node) waiting.push(...node.children.toReversed());
  }
  return { nodes, links, notes };
}

const OPTIONS: Parameters<typeof fromMarkdown>[1] = {
  // A single tilde stands for "about": ~5 days.
  extensions: [gfmTable(), gfmFootnote(), gfmStrikethrough({ singleTilde: false })],
  mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), gfmStrikethroughFromMarkdown()],
};
