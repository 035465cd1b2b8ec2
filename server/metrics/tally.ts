import type { Metric, Sample } from './prometheus-text.ts';

/** Upper ends of the histogram's buckets, in seconds: the defaults of Prometheus' own clients. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * A counter for each combination of some labels. Every combination is there from the start, at 0: a series
 * that appears with its first event hides that event from a rate.
 */
export class Tally<Labels extends Readonly<Record<string, string>>> {
  readonly #counts = new Map<string, { labels: Labels; value: number }>();

  constructor(combinations: readonly Labels[]) {
    for (const labels of combinations) this.#counts.set(keyOf(labels), { labels, value: 0 });
  }

  add(labels: Labels): void {
    const count = this.#counts.get(keyOf(labels));
    if (count) count.value += 1;
  }

  counter(name: string, help: string): Metric {
    return { name, type: 'counter', help, samples: [...this.#counts.values()] };
  }
}

/** Durations, sorted into buckets for each value of one label. */
export class Durations<Value extends string> {
  readonly #label: string;
  readonly #series: Map<Value, { buckets: number[]; sum: number; count: number }>;

  constructor(label: string, values: readonly Value[]) {
    this.#label = label;
    this.#series = new Map(
      values.map((value) => [value, { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 }]),
    );
  }

  add(value: Value, seconds: number): void {
    const series = this.#series.get(value);
    if (!series) return;
    const bucket = BUCKETS.findIndex((end) => seconds <= end);
    if (bucket >= 0) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
    series.sum += seconds;
    series.count += 1;
  }

  histogram(name: string, help: string): Metric {
    const samples = [...this.#series].flatMap(([value, series]) =>
      this.#samples({ [this.#label]: value }, series),
    );
    return { name, type: 'histogram', help, samples };
  }

  /** Each bucket counts all that lasted no longer than its end, so they add up from the shortest. */
  #samples(
    labels: Record<string, string>,
    { buckets, sum, count }: { buckets: number[]; sum: number; count: number },
  ) {
    let upToHere = 0;
    const samples: Sample[] = BUCKETS.map((end, index) => {
      upToHere += buckets[index] ?? 0;
      return { suffix: '_bucket', labels: { ...labels, le: String(end) }, value: upToHere };
    });
    samples.push(
      { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
      { suffix: '_sum', labels, value: sum },
      { suffix: '_count', labels, value: count },
    );
    return samples;
  }
}

function keyOf(labels: Readonly<Record<string, string>>): string {
  return Object.values(labels).join(' ');
}
