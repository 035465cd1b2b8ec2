/** The body of a document as a tree of supported elements. Texts may contain `{brand}` and `{email}`. */
export type Block =
  | Heading
  | { kind: 'paragraph'; children: Inline[] }
  /** `start` is the first number of an ordered list that does not begin with one. */
  | { kind: 'list'; ordered: boolean; start?: number; items: Block[][] }
  | { kind: 'quote'; children: Block[] }
  /** The notes of the text in the order of their numbers. */
  | { kind: 'notes'; items: Block[][] }
  | Table
  | { kind: 'figure'; name: string; caption: string };

/** The drawings that a text can name, in a fenced block `figure {name}` that holds the caption. */
export const FIGURES = [
  'before-filing',
  'margin-of-error',
  'meeting-order',
  'outer-limit',
  'three-places',
  'rounding-range',
  'same-move',
  'wrong-number',
] as const;

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
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis' | 'delete'; children: Inline[] }
  /** The number of a note. */
  | { kind: 'note'; number: number }
  | { kind: 'link'; href: string; children: Inline[] };

/** The words of a text with markup. */
export function plainText(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => ('text' in node ? node.text : 'children' in node ? plainText(node.children) : ' '))
    .join('');
}
