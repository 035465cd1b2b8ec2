import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { collectInsights } from './collect.ts';
import { openInsights } from './open-store.ts';
import type { InsightsStore } from './store.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const ALL = { from: '2000-01-01', to: '2100-01-01' };

describe('collecting insights', () => {
  let dataDir: string;
  let store: InsightsStore;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'forthright-insights-'));
    store = await openInsights({ dataDir });
    return async () => {
      await store.close();
      await rm(dataDir, { recursive: true });
    };
  });

  it('writes down what has been counted before the process ends', async () => {
    const collector = await collect();
    collector.tally.countView({ route: '/', language: 'en' }, '2026-11-21');
    await collector.close();
    expect(await store.read(ALL)).toMatchObject({ views: [{ route: '/', count: 1 }] });
  });

  it('deletes at its start what has become too old, unless told to keep all', async () => {
    const views = [{ day: '2024-01-01', route: '/', language: 'en' as const, count: 1 }];
    await store.add({ views, referrers: [], vitals: [] });
    await (await collect('off')).close();
    expect(await store.read(ALL)).toMatchObject({ views });
    const collector = await collect(24);
    await vi.waitFor(async () => expect(await store.read(ALL)).toMatchObject({ views: [] }));
    await collector.close();
  });

  function collect(retentionMonths: number | 'off' = 24) {
    const log = createLog(() => {});
    return collectInsights({ settings: { dataDir, retentionMonths }, log, now: () => NOW });
  }
});
