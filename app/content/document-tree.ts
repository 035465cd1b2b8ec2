/** The body of a document as a tree of supported elements. Texts may contain `{brand}` and `{email}`. */
export type Block =
  | Heading
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
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
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };
