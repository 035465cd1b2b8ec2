import { expect, it } from 'vitest';
import { openPostgresInsights } from '../../server/insights/postgres.ts';
import { createDatabase } from '../fixtures/test-database.ts';
import { describeInsightsStore } from './insights-store.ts';

describeInsightsStore('PostgreSQL', async () => {
  const database = await createDatabase();
  return { open: () => openPostgresInsights(database.url), destroy: database.drop };
});

it('needs only to read and write rows once its tables exist', async () => {
  const database = await createDatabase();
  await (await openPostgresInsights(database.url)).close();
  await database.run(`
    create role teller login;
    grant select on message_store_migrations to teller;
    grant select, insert, update, delete on insights_views, insights_referrers, insights_vitals to teller`);
  const store = await openPostgresInsights(database.url.replace('user=site', 'user=teller'));
  const views = [{ day: '2026-11-21', route: '/', language: 'en', count: 1 } as const];
  await store.add({ views: [...views], referrers: [], vitals: [] });
  expect(await store.read({ from: '2026-11-21', to: '2026-11-21' })).toMatchObject({ views });
  expect(await store.purge('2026-11-22', 10)).toBe(1);
  await store.close();
  await database.run('drop owned by teller; drop role teller');
  await database.drop();
});
