/**
 * An element of a document, by its name in mdast, the tree of the Markdown parser, or one of this site. Texts may
 * contain `{brand}` and `{email}`.
 */
export type TextNode =
  | { type: 'text' | 'inlineCode' | 'code'; value: string }
  | { type: 'paragraph' | 'blockquote' | 'strong' | 'emphasis' | 'delete'; children: TextNode[] }
  | { type: 'heading'; level: 2 | 3; id: string; children: TextNode[] }
  /** `href` is a canonical path of this site, a hash, an http(s) URL or an email link. */
  | { type: 'link'; href: string; children: TextNode[] }
  /** `start`: the number of the first item, unless it is 1. */
  | { type: 'list'; ordered: boolean; start?: number; items: TextNode[][] }
  | {
      type: 'table';
      /** Id of the heading above it, which labels the table. */
      under?: string;
      /** For each column, whether it has figures. */
      numeric: boolean[];
      head: TextNode[][];
      rows: TextNode[][][];
    }
  | { type: 'break' }
  /** `isFirst`: the first mark of its note; the note links back to it. */
  | { type: 'footnoteReference'; number: number; isFirst: boolean }
  /** Below the text, in the order of their numbers, from 1. */
  | { type: 'footnotes'; notes: TextNode[][] }
  /** A drawing of `articles/figures/`. In Markdown a fenced block `figure {name}` that holds the caption. */
  | { type: 'drawing'; drawing: string; caption: string }
  /** A file of `content/media/`, in its own paragraph. `href` is as for a link. */
  | { type: 'picture'; name: string; alt: string; caption: string; href?: string }
  /** The sentence before the first words, from the front matter. */
  | { type: 'standfirst'; value: string };

export type NodeOf<Type extends TextNode['type']> = Extract<TextNode, { type: Type }>;

/** The words of a text, without its markup. */
export function wordsOf(nodes: readonly TextNode[]): string {
  return nodes
    .map((node) => {
      if ('value' in node) return node.value;
      if ('children' in node) return wordsOf(node.children);
      return node.type === 'break' ? ' ' : '';
    })
    .join('');
}
