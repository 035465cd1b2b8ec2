import type { Metric } from './prometheus-text.ts';

/** Adds what several processes have measured: sample by sample, because all name the same ones in the same order. */
export function sumMetrics(all: readonly (readonly Metric[])[]): Metric[] {
  const sums = new Map<string, Metric>();
  for (const metric of all.flat()) {
    const sum = sums.get(metric.name);
    sums.set(metric.name, sum ? add(sum, metric) : metric);
  }
  return [...sums.values()];
}

function add(sum: Metric, { samples }: Metric): Metric {
  return {
    ...sum,
    samples: sum.samples.map((sample, index) => ({
      ...sample,
      value: sample.value + (samples[index]?.value ?? 0),
    })),
  };
}
