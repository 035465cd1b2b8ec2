/** One measured thing, with a line for each combination of its labels. */
export interface Metric {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  /** What it counts, in one line. */
  help: string;
  samples: readonly Sample[];
}

export interface Sample {
  /** Joined to the metric's name: `_bucket`, `_sum` or `_count` of a histogram. */
  suffix?: string;
  /** Values must be words of this program, never of a visitor. */
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** The content type of {@link prometheusText}. */
export const PROMETHEUS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Writes metrics as Prometheus reads them (https://prometheus.io/docs/instrumenting/exposition_formats/, 0.0.4). */
export function prometheusText(metrics: readonly Metric[]): string {
  return metrics.map(family).join('');
}

function family({ name, type, help, samples }: Metric): string {
  const lines = samples.map(
    ({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelled(labels)} ${value}`,
  );
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

function labelled(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return pairs.length > 0 ? `{${pairs.join()}}` : '';
}
