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
  /** Line of a fenced block or comment without an end, which swallows the rest of the text. */
  unclosed?: number;
}

/** Parses Markdown: CommonMark with tables, footnotes and struck out text. Never throws. */
export function parseMarkdown(markdown: string): MarkdownTree {
  const { children: nodes } = fromMarkdown(markdown, OPTIONS);
  const links = new Map<string, string>();
  const notes = new Map<string, ParsedNode<'footnoteDefinition'>>();
  let unclosed: number | undefined;
  const waiting = [...nodes].toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'definition' && !links.has(node.identifier)) links.set(node.identifier, node.url);
    else if (node.type === 'footnoteDefinition' && !notes.has(node.identifier))
      notes.set(node.identifier, node);
    // A comment in a paragraph.
    else if (node.type === 'text' && node.value.includes('<!--')) unclosed ??= node.position?.start.line;
    if ('children' in node) waiting.push(...node.children.toReversed());
  }
  return { nodes, links, notes, unclosed: unclosed ?? unclosedIn(nodes, markdown) };
}

const OPTIONS: Parameters<typeof fromMarkdown>[1] = {
  // A single tilde stands for "about": ~5 days.
  extensions: [gfmTable(), gfmFootnote(), gfmStrikethrough({ singleTilde: false })],
  mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), gfmStrikethroughFromMarkdown()],
};

/** A block without an end is always the last one, at any depth. */
function unclosedIn(nodes: readonly MarkdownNode[], markdown: string): number | undefined {
  let last = nodes.at(-1);
  while (last && 'children' in last && last.type !== 'paragraph') last = last.children.at(-1);
  if (!last?.position) return undefined;
  const { start, end } = last.position;
  if (last.type === 'html') return withoutComments(last.value) === undefined ? start.line : undefined;
  if (last.type !== 'code') return undefined;
  const [first = '', ...lines] = markdown.slice(start.offset, end.offset).split('\n');
  const fence = /^(`{3,}|~{3,})/.exec(first)?.[1];
  return fence && !lines.at(-1)?.trim().startsWith(fence) ? start.line : undefined;
}

/** Undefined if a comment has no end. */
export function withoutComments(html: string): string | undefined {
  const [before = '', ...comments] = html.split('<!--');
  const after = comments.map((one) => one.split('-->').slice(1));
  return after.some((parts) => parts.length === 0) ? undefined : [before, ...after.flat()].join('');
}
