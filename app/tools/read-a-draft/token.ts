/** A word or a figure of a draft. */
export interface Token {
  /** Range in the draft, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
  /** In lower case, with a straight apostrophe. Empty for figures. */
  word: string;
  /** Whether the word begins with a capital. */
  isCapital: boolean;
  /** Whether a phrase that some rule looks for begins with this word. */
  mayStartPhrase: boolean;
  /** Whether the token continues the one before: the second half of "third-quarter", the s in "U.S.". */
  isJoined: boolean;
  figure?: Figure;
}

export interface Figure {
  kind: 'amount' | 'percent' | 'number';
  /** Multiplied out: 48,200,000 for "$48.2 million"; 15.4 for "15.4%". */
  value: number;
  /** Half a unit of the last digit written: the value before rounding was within this distance. */
  tolerance: number;
  decimals: number;
}
