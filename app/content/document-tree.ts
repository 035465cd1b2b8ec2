/** A document's text as a plain tree of the few kinds that the site sets; texts may hold `{brand}` and `{email}`. */
export type Block =
  | Heading
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | Table
  | { kind: 'figure'; name: string; caption: string };

export interface Heading {
  kind: 'heading';
  level: 2 | 3;
  id: string;
  children: Inline[];
}

export interface Table {
  kind: 'table';
  /** Id of the heading above it, which names the table too. */
  under?: string;
  /** Whether the column of this index holds figures. */
  numeric: boolean[];
  head: Inline[][];
  rows: Inline[][][];
}

export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };
