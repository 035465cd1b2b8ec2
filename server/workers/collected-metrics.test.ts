import { beforeEach, describe, expect, it } from 'vitest';
import { Metrics } from '../metrics/metrics.ts';
import { collectMetrics, type CollectedMetrics } from './collected-metrics.ts';

describe('the metrics of several processes', () => {
  let worker: Metrics;
  let all: CollectedMetrics;

  beforeEach(() => {
    worker = new Metrics();
    const primary = new Metrics();
    primary.countMailAttempt('sent');
    all = collectMetrics(primary);
  });

  it('are summed', async () => {
    all.join(async () => worker.measured());
    all.join(async () => worker.measured());
    worker.countPageLookup(true);
    const text = await all.text(undefined, 0);
    expect(text).toContain('site_page_cache_lookups_total{result="hit"} 2');
    expect(text).toContain('site_mail_attempts_total{outcome="sent"} 1');
    expect(text.match(/^process_start_time_seconds/gm)).toHaveLength(1);
  });

  it('never go down: not while a worker is silent, and not when it has ended', async () => {
    let silent = false;
    const member = all.join(async () => {
      if (silent) throw new Error('No answer');
      return worker.measured();
    });
    worker.countPageLookup(true);
    const before = await all.text(undefined, 0);
    silent = true;
    expect(await all.text(undefined, 0)).toContain('site_page_cache_lookups_total{result="hit"} 1');
    member.leave();
    const after = await all.text(undefined, 0);
    expect(after).toContain('site_page_cache_lookups_total{result="hit"} 1');
    expect(memoryIn(after)).toBeLessThan(memoryIn(before) * 0.75);
  });

  function memoryIn(text: string) {
    return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]);
  }
});
