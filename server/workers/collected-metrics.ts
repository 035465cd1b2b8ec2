import type { MessageSummary } from '../messages/store.ts';
import { metricsText, type Metrics, type MetricsText } from '../metrics/metrics.ts';
import type { Metric } from '../metrics/prometheus-text.ts';
import { sumMetrics } from '../metrics/sum.ts';

/** The sums over all processes. */
export interface CollectedMetrics extends MetricsText {
  /** From now on a worker's count too. */
  join(measured: () => Promise<Metric[]>): Member;
}

interface Member {
  /** The worker has ended. What it had counted when it was last asked stays part of the sums. */
  leave(): void;
}

/**
 * A sum that goes down looks to Prometheus like a restart, after which it counts all of it anew. So a worker that
 * does not answer counts as when it last did, and one that has ended goes on counting.
 * @param own what the primary process itself counts
 */
export function collectMetrics(own: Pick<Metrics, 'measured'>): CollectedMetrics {
  const members = new Set<{ measured: () => Promise<Metric[]>; latest: Metric[] }>();
  let past: Metric[] = [];
  return {
    join(measured) {
      const member = { measured, latest: [] };
      members.add(member);
      return {
        leave() {
          members.delete(member);
          past = sumMetrics([past, member.latest.map(counted)]);
        },
      };
    },
    async text(summary: MessageSummary | undefined, now: number) {
      await Promise.all(
        Array.from(members, async (member) => {
          member.latest = await member.measured().catch(() => member.latest);
        }),
      );
      const latest = Array.from(members, (member) => member.latest);
      return metricsText(sumMetrics([own.measured(), past, ...latest]), summary, now);
    },
  };
}

/** What a process has counted outlives it; what it has, such as memory, does not. */
function counted(metric: Metric): Metric {
  if (metric.type !== 'gauge') return metric;
  return { ...metric, samples: metric.samples.map((sample) => ({ ...sample, value: 0 })) };
}
