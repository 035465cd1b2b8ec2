/** A word or a figure of a draft. */
export interface Token {
  /** Range in the draft, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
  /** In lower case, with a straight apostrophe, without soft hyphens and footnote digits. Empty for figures. */
  word: string;
  /** Whether the word begins with a capital. */
  isCapital: boolean;
  /** Whether the token continues the one before: the second half of "third-quarter", the s in "U.S.". */
  isJoined: boolean;
  figure: Figure | undefined;
  /** Undefined while the draft is being split. */
  sentence: Sentence | undefined;
}

export interface Figure {
  kind: 'amount' | 'percent' | 'number';
  /** The currency's sign or code as written, in capitals; empty for counts and percentages. */
  currency: string;
  /** Multiplied out: 48,200,000 for "$48.2 million"; 15.4 for "15.4%". */
  value: number;
  /** Half a unit of the last digit written: the value before rounding was within this distance. */
  tolerance: number;
  decimals: number;
  /** 1e6 for "million"; 1 without such a word. */
  scale: number;
  /** Four digits and nothing else: "2026". */
  isYear: boolean;
}

export type Figured = Token & { figure: Figure };

export function isFigured(token: Token | undefined): token is Figured {
  return token?.figure !== undefined;
}

export function isAmount(token: Token | undefined): token is Figured {
  return isFigured(token) && token.figure.kind === 'amount' && token.figure.value > 0;
}

/** A range of the draft, in UTF-16 units; `end` is exclusive. */
export interface Range {
  start: number;
  end: number;
}

export interface Sentence extends Range, Span {
  paragraph: Paragraph;
  /** Indexes of its figures among the tokens. */
  figures: readonly number[];
}

/**
 * `headline`: everything before the dateline. `legend`: cautionary statements, safety information and other words
 * by counsel or a regulator. `table`: a row of a table.
 */
export type Zone = 'headline' | 'prose' | 'legend' | 'table';

export interface Paragraph extends Range, Span {
  sentences: Sentence[];
  zone: Zone;
  /** Whether it begins with a place and a day. */
  isDateline: boolean;
  /** Position among the paragraphs of the draft. */
  index: number;
}

/** Indexes into the tokens of a draft, `to` exclusive. */
export interface Span {
  from: number;
  to: number;
}
