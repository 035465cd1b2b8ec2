import { openInsights } from '../../server/insights/store.ts';
import { createDatabase } from '../fixtures/test-database.ts';
import { describeInsightsStore } from './insights-store.ts';

describeInsightsStore('PostgreSQL', async () => {
  const database = await createDatabase();
  return {
    open: () => openInsights({ dataDir: '', databaseUrl: database.url }, 'server'),
    destroy: database.drop,
  };
});
