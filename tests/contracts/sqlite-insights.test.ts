import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteInsights } from '../fixtures/stores.ts';
import { describeInsightsStore } from './insights-store.ts';

describeInsightsStore('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forthright-insights-'));
  return {
    open: async () => sqliteInsights(join(folder, 'messages.sqlite')),
    destroy: () => rm(folder, { recursive: true }),
  };
});
