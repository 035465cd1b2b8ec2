import type { FigureContent } from './files/article-figures.ts';

/** The body of a document as a tree of supported elements. Texts may contain `{brand}` and `{email}`. */
export type Block =
  | Heading
  | { kind: 'paragraph'; children: Inline[] }
  | {
      kind: 'list';
      ordered: boolean;
      /** Of the first item, unless it is 1. */
      start?: number;
      items: Block[][];
    }
  | Table
  | { kind: 'quotation'; blocks: Block[] }
  | { kind: 'code'; text: string }
  /** In Markdown a fenced block `figure {name}` that holds the caption. */
  | { kind: 'figure'; drawing: FigureContent; caption: string }
  /** A file of `content/media/`, in a paragraph of its own. `href` as of a link. */
  | { kind: 'picture'; name: string; alt: string; caption: string; href?: string }
  /** Below the text, in the order of their numbers, from 1. */
  | { kind: 'footnotes'; notes: Block[][] };

export interface Heading {
  kind: 'heading';
  level: 2 | 3;
  id: string;
  children: Inline[];
}

export interface Table {
  kind: 'table';
  /** Id of the heading above it, which labels the table. */
  under?: string;
  /** For each column, whether it has figures. */
  numeric: boolean[];
  head: Inline[][];
  rows: Inline[][][];
}

export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis' | 'deleted'; children: Inline[] }
  /** `href` is a canonical path of this site, a hash, an http(s) URL or an email link. */
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'break' }
  | FootnoteMark;

export interface FootnoteMark {
  kind: 'footnote';
  number: number;
  /** Whether it is the first mark of its note, to which the note leads back. */
  isFirst: boolean;
}

/** The words of a text, without its markup. */
export function wordsOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if ('text' in inline) return inline.text;
      if ('children' in inline) return wordsOf(inline.children);
      return inline.kind === 'break' ? ' ' : '';
    })
    .join('');
}
