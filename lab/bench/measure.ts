/** What a measure found, for a table. */
export interface Section {
  title: string;
  rows: Record<string, string | number>[];
}

export interface BenchOptions {
  /** Paths of pages; none: those that the measure takes by itself. */
  paths: readonly string[];
  runs: number;
  /** How long a load lasts. */
  seconds: number;
}

/** Measures the built site. Progress goes to standard error. */
export type Measure = (options: BenchOptions) => Promise<Section[]>;

/** The one in the middle; of an even number, the upper of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
