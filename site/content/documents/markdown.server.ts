import { textHref } from '../../language/paths/destination.ts';
import {
  parseMarkdown,
  type MarkdownNode,
  type MarkdownTree,
  type ParsedNode,
} from './markdown-tree.server.ts';
import type { PlacedProblem } from '../fault.ts';
import { mediumNamed } from '../media/media.ts';
import { expectedAnchor, headingIdOf } from './anchors.ts';
import { wordsOf, type TextNode } from './document-tree.ts';
import { unreadMarksIn, withoutUnreadMarks } from './unread-marks.ts';

/** A drawing that a text shows. */
interface DrawingMark {
  name: string;
  /** Line and column. */
  at: string;
}

/** Reads Markdown into the site's own tree. */
export function readMarkdown(markdown: string) {
  const reader = new Reader(parseMarkdown(markdown));
  return { nodes: reader.read(), drawings: reader.drawings, problems: reader.problems };
}

/** Deeper elements are left out: nobody nests this deep, and each level costs a call. */
const MOST_NESTED = 32;

const SUPPORTED =
  'headings, paragraphs, lists, tables, quotations, code, figures, footnotes, links, or bold, emphasized or struck out text';

class Reader {
  /** Elements that cannot be shown. Of their texts only words stay, such as those of a link. */
  readonly problems: PlacedProblem[] = [];
  readonly drawings: DrawingMark[] = [];
  readonly #tree: MarkdownTree;
  readonly #ids = new Set<string>();
  readonly #lastNumbers = new Map<string, number>();
  /** Links to headings, which may follow below. */
  readonly #toHeadings: [node: MarkdownNode, href: string][] = [];
  /** Numbers of the notes by identifier, in the order of their first marks. */
  readonly #marked = new Map<string, number>();
  #heading: string | undefined;
  #depth = 0;

  constructor(tree: MarkdownTree) {
    this.#tree = tree;
  }

  read(): TextNode[] {
    const nodes = this.#nodes(this.#tree.nodes);
    const notes: TextNode[][] = [];
    // A note may be the first to name another one.
    for (const identifier of this.#marked.keys())
      notes.push(this.#nodes(this.#tree.notes.get(identifier)?.children ?? []));
    for (const [identifier, note] of this.#tree.notes) {
      if (!this.#marked.has(identifier))
        this.#problem(note, { expected: `a mark [^${note.label}] in the text` });
    }
    const ids = [...this.#ids];
    for (const [node, href] of this.#toHeadings) {
      if (this.problems.length >= MOST_PROBLEMS) break;
      const expected = expectedAnchor(href, ids);
      if (expected) this.#problem(node, { found: `a link to ${href}`, expected });
    }
    return notes.length > 0 ? [...nodes, { type: 'footnotes', notes }] : nodes;
  }

  #nodes(nodes: readonly MarkdownNode[]): TextNode[] {
    const [first] = nodes;
    if (first && this.#depth === MOST_NESTED) {
      this.#problem(first, { expected: `at most ${MOST_NESTED} elements within each other` });
      return [];
    }
    this.#depth += 1;
    const shown = nodes.flatMap((node) => this.#node(node));
    this.#depth -= 1;
    return shown;
  }

  #node(node: MarkdownNode): TextNode[] {
    switch (node.type) {
      case 'text':
        return this.#text(node);
      case 'inlineCode':
        return [{ type: node.type, value: node.value }];
      case 'code':
        return node.lang === 'figure' ? this.#drawing(node) : [{ type: node.type, value: node.value }];
      case 'break':
        return [{ type: node.type }];
      case 'paragraph':
        return this.#picture(node.children) ?? this.#paragraph(this.#nodes(node.children));
      case 'blockquote':
      case 'strong':
      case 'emphasis':
      case 'delete':
        return [{ type: node.type, children: this.#nodes(node.children) }];
      case 'heading':
        return [this.#headingOf(node.depth, this.#nodes(node.children))];
      case 'list': {
        const items = node.children.map((item) => this.#nodes(item.children));
        const start = node.start ?? 1;
        return [{ type: node.type, ordered: node.ordered === true, ...(start !== 1 && { start }), items }];
      }
      case 'table':
        return [this.#table(node)];
      case 'link':
        return this.#link(node, node.url);
      case 'linkReference':
        return this.#link(node, this.#tree.links.get(node.identifier) ?? '');
      case 'footnoteReference':
        return [this.#mark(node)];
      case 'image':
      case 'imageReference':
        this.#problem(node, { expected: PICTURE });
        return node.alt ? [{ type: 'text', value: node.alt }] : [];
      case 'html':
        return this.#html(node);
      case 'footnoteDefinition':
        if (this.#tree.notes.get(node.identifier) !== node)
          this.#problem(node, { found: `the footnote [^${node.label}] twice`, expected: 'it once' });
        return [];
      case 'definition':
        return [];
    }
    this.#problem(node);
    return 'children' in node ? this.#nodes(node.children) : [];
  }

  /**
   * A paragraph that is only a picture of the media folder, or only a link around one. Undefined for any other
   * paragraph.
   */
  #picture(nodes: readonly MarkdownNode[]): TextNode[] | undefined {
    const [only] = nodes.length === 1 ? nodes : [];
    const link = only?.type === 'link' ? only : undefined;
    const [image] = link ? (link.children.length === 1 ? link.children : []) : [only];
    if (image?.type !== 'image') return undefined;
    const name = mediumNamed(image.url);
    if (name === undefined) return undefined;
    const href = link && this.#href(link, link.url);
    if (!image.alt?.trim()) {
      this.#problem(image, {
        found: `a picture without words`,
        expected: 'what it shows, for people who cannot see it: ![A chart of …](chart.png)',
      });
      return [];
    }
    const picture = { type: 'picture', name, alt: image.alt, caption: image.title ?? '' } as const;
    return [{ ...picture, ...(href !== undefined && { href }) }];
  }

  /** A heading without words is left out. */
  #paragraph(children: TextNode[]): TextNode[] {
    return children.length > 0 ? [{ type: 'paragraph', children }] : [];
  }

  #headingOf(depth: number, children: TextNode[]): TextNode {
    const base = headingIdOf(wordsOf(children));
    let number = this.#lastNumbers.get(base) ?? 1;
    let id = number === 1 ? base : `${base}-${number}`;
    while (this.#ids.has(id)) id = `${base}-${(number += 1)}`;
    this.#lastNumbers.set(base, number);
    this.#ids.add(id);
    this.#heading = id;
    return { type: 'heading', level: depth <= 2 ? 2 : 3, id, children };
  }

  #table({ align, children }: ParsedNode<'table'>): TextNode {
    const cells = children.map((row) => row.children.map((cell) => this.#nodes(cell.children)));
    const [head = [], ...rows] = cells;
    const numeric = (align ?? []).map((side) => side === 'right');
    return { type: 'table', under: this.#heading, numeric, head, rows };
  }

  #drawing({ meta, value, position }: ParsedNode<'code'>): TextNode[] {
    const name = meta?.trim() ?? '';
    this.drawings.push({ name, at: placeOf(position) });
    return [{ type: 'drawing', drawing: name, caption: value }];
  }

  #text(node: ParsedNode<'text'>): TextNode[] {
    for (const mark of unreadMarksIn(node.value)) this.#problem(node, mark);
    return [{ type: 'text', value: withoutUnreadMarks(node.value) }];
  }

  #link(node: ParsedNode<'link' | 'linkReference'>, url: string): TextNode[] {
    const href = this.#href(node, url);
    const children = this.#nodes(node.children);
    return href === undefined ? children : [{ type: 'link', href, children }];
  }

  #href(node: MarkdownNode, url: string): string | undefined {
    const href = textHref(url);
    if (href === undefined) this.#problem(node, { found: 'link', expected: LINK });
    if (href?.startsWith('#')) this.#toHeadings.push([node, href]);
    return href;
  }

  #mark({ identifier }: ParsedNode<'footnoteReference'>): TextNode {
    const isFirst = !this.#marked.has(identifier);
    const number = this.#marked.get(identifier) ?? this.#marked.size + 1;
    this.#marked.set(identifier, number);
    return { type: 'footnoteReference', number, isFirst };
  }

  #html(node: ParsedNode<'html'>): TextNode[] {
    if (/^<br\s*\/?>$/i.test(node.value)) return [{ type: 'break' }];
    if (node.value.replace(/<!--[^]*?(?:-->|$)/g, '').trim() !== '') this.#problem(node);
    return [];
  }

  #problem({ type, position }: MarkdownNode, { found = WRITTEN[type] ?? type, expected = SUPPORTED } = {}) {
    if (this.problems.length >= MOST_PROBLEMS) return;
    this.problems.push({ at: placeOf(position), says: `found ${found}, expected ${expected}` });
  }
}

function placeOf(position: MarkdownNode['position']): string {
  return position ? `${position.start.line}:${position.start.column}` : '1:1';
}

/** Words for elements whose mdast names authors would not know. */
const WRITTEN: Partial<Record<MarkdownNode['type'], string>> = {
  footnoteDefinition: 'a footnote',
  html: 'HTML',
  image: 'a picture',
  imageReference: 'a picture',
  thematicBreak: 'a line across the page (***)',
};

const LINK = 'a link to /a-page, #a-section, https:// or mailto:';

const PICTURE = 'a file of media/ in a paragraph of its own: ![What it shows](chart.png)';

/** Most faults of one document; the report is cut off long before. */
const MOST_PROBLEMS = 100;
