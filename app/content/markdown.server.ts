import { destinationOf } from './destination.ts';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { plainText, type Block, type Heading, type Inline, type Table } from './document-tree.ts';

type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number];
type MarkdownTable = Extract<MarkdownNode, { type: 'table' }>;

/** An unsupported element. Its text becomes plain text, but HTML is left out. */
export interface MarkdownProblem {
  line: number;
  column: number;
  found: string;
}

interface ReadMarkdown {
  blocks: Block[];
  problems: MarkdownProblem[];
  /** Line of a fenced block that has no end, and so holds the rest of the text. */
  unclosed?: number;
}

/** Parses Markdown (CommonMark with tables, footnotes and struck text) into the site's own tree. Never throws. */
export function readMarkdown(markdown: string): ReadMarkdown {
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable(), gfmFootnote(), gfmStrikethrough()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });
  const reader = new Reader(root.children);
  const blocks = [...reader.blocks(root.children), ...reader.notes()];
  return { blocks, problems: reader.problems, unclosed: unclosedFence(root.children.at(-1), markdown) };
}

function unclosedFence(last: MarkdownNode | undefined, markdown: string): number | undefined {
  if (last?.type !== 'code' || !last.position) return undefined;
  const { start, end } = last.position;
  const [first = '', ...lines] = markdown.slice(start.offset, end.offset).split('\n');
  const fence = /^(`{3,}|~{3,})/.exec(first)?.[1];
  return fence && !lines.at(-1)?.trim().startsWith(fence) ? start.line : undefined;
}

class Reader {
  readonly problems: MarkdownProblem[] = [];
  readonly #ids = new Set<string>();
  /** Addresses of links that stand elsewhere, and notes, by their names. */
  readonly #addresses = new Map<string, string>();
  readonly #notes = new Map<string, MarkdownNode[]>();
  /** Names of notes in the order of their first mention. */
  readonly #noted: string[] = [];
  #heading: string | undefined;

  constructor(nodes: readonly MarkdownNode[]) {
    this.#collect(nodes);
  }

  /** The notes that the text mentions; none when it has none. */
  notes(): Block[] {
    const items: Block[][] = [];
    // A note may mention another one.
    for (const name of this.#noted) items.push(this.blocks(this.#notes.get(name) ?? []));
    return items.length > 0 ? [{ kind: 'notes', items }] : [];
  }

  #collect(nodes: readonly MarkdownNode[]) {
    for (const node of nodes) {
      // Of two with the same name, the first counts.
      if (node.type === 'definition' && !this.#addresses.has(node.identifier))
        this.#addresses.set(node.identifier, node.url);
      if (node.type === 'footnoteDefinition' && !this.#notes.has(node.identifier))
        this.#notes.set(node.identifier, node.children);
      if ('children' in node) this.#collect(node.children);
    }
  }

  blocks(nodes: readonly MarkdownNode[]): Block[] {
    return nodes.flatMap((node) => this.#block(node));
  }

  #block(node: MarkdownNode): Block[] {
    switch (node.type) {
      case 'heading':
        return [this.#headingOf(node.depth, this.#inlines(node.children))];
      case 'paragraph':
        return [{ kind: 'paragraph', children: this.#inlines(node.children) }];
      case 'list': {
        const items = node.children.map((item) => this.blocks(item.children));
        const start = node.start ?? 1;
        return [{ kind: 'list', ordered: node.ordered === true, ...(start !== 1 && { start }), items }];
      }
      case 'table':
        return [this.#table(node)];
      case 'code':
        if (node.lang === 'figure' && node.meta) {
          return [{ kind: 'figure', name: node.meta, caption: node.value }];
        }
        break;
      case 'blockquote':
        return [{ kind: 'quote', children: this.blocks(node.children) }];
      case 'definition':
      case 'footnoteDefinition':
        return [];
    }
    const children = this.#inline(node);
    return children.length > 0 ? [{ kind: 'paragraph', children }] : [];
  }

  #headingOf(depth: number, children: Inline[]): Heading {
    const base = slugOf(plainText(children));
    let id = base;
    for (let next = 2; this.#ids.has(id); next += 1) id = `${base}-${next}`;
    this.#ids.add(id);
    this.#heading = id;
    return { kind: 'heading', level: depth <= 2 ? 2 : 3, id, children };
  }

  #table({ align, children: [head, ...rows] }: MarkdownTable): Table {
    const cells = (row: MarkdownTable['children'][number] | undefined) =>
      (row?.children ?? []).map((cell) => this.#inlines(cell.children));
    return {
      kind: 'table',
      under: this.#heading,
      numeric: (align ?? []).map((side) => side === 'right'),
      head: cells(head),
      rows: rows.map(cells),
    };
  }

  #inlines(nodes: readonly MarkdownNode[]): Inline[] {
    return nodes.flatMap((node) => this.#inline(node));
  }

  #inline(node: MarkdownNode): Inline[] {
    switch (node.type) {
      case 'text':
        return [{ kind: 'text', text: node.value }];
      case 'inlineCode':
        return [{ kind: 'code', text: node.value }];
      case 'break':
        return [{ kind: 'break' }];
      case 'html':
        if (!COMMENT.test(node.value)) this.#problem(node);
        return [];
      case 'footnoteReference':
        return [{ kind: 'note', number: this.#numberOf(node.identifier) }];
      case 'image':
      case 'imageReference':
        this.#problem(node);
        return node.alt ? [{ kind: 'text', text: node.alt }] : [];
      case 'strong':
      case 'emphasis':
      case 'delete':
        return [{ kind: node.type, children: this.#inlines(node.children) }];
      case 'link':
      case 'linkReference': {
        const url = node.type === 'link' ? node.url : (this.#addresses.get(node.identifier) ?? '');
        const href = markdownHref(url);
        if (href === undefined) break;
        return [{ kind: 'link', href, children: this.#inlines(node.children) }];
      }
    }
    this.#problem(node);
    if ('children' in node) return this.#inlines(node.children);
    return 'value' in node ? [{ kind: 'text', text: node.value }] : [];
  }

  #numberOf(name: string): number {
    if (!this.#noted.includes(name)) this.#noted.push(name);
    return this.#noted.indexOf(name) + 1;
  }

  #problem({ type, position }: MarkdownNode) {
    this.problems.push({
      line: position?.start.line ?? 0,
      column: position?.start.column ?? 1,
      found: type,
    });
  }
}

/** A path of this site, a hash, an http(s) URL, or an email link; undefined for anything else. */
export function markdownHref(url: string): string | undefined {
  if (/^(?:#|mailto:)/i.test(url)) return url;
  const destination = destinationOf(url);
  return destination?.kind === 'site' ? destination.to : destination && url.trim();
}

/** HTML comments, which are for editors. */
const COMMENT = /^(?:\s*<!--(?:(?!-->)[\s\S])*-->)+\s*$/;

/** `10. How long we keep it` becomes `how-long-we-keep-it`, so that renumbering does not break links. */
function slugOf(text: string): string {
  const words = text.toLowerCase().replace(/^\s*\d+\.\s*/, '');
  return words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'section';
}
