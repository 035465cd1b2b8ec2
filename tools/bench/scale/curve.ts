/** A cost against how many there are of something. */
export interface Curve {
  /** What there is more and more of, `articles`. */
  of: string;
  /** What is measured, in one line. */
  what: string;
  unit: 'ms' | 'µs' | 'MB';
  points: { count: number; cost: number }[];
}
