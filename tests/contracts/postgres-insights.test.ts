import { beforeAll } from 'vitest';
import { openInsights } from '../../server/insights/store.ts';
import { startPostgres, type TestPostgres } from '../fixtures/postgres.ts';
import { describeInsightsStore } from './insights-store.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
  return () => postgres.destroy();
});

describeInsightsStore('PostgreSQL', async () => {
  const database = await postgres.createDatabase();
  return {
    open: () => openInsights({ dataDir: '', databaseUrl: database.url }, 'server'),
    destroy: database.drop,
  };
});
