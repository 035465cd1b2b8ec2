import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openSqliteInsights } from '../../server/insights/sqlite.ts';
import { SQLITE_MIGRATIONS } from '../../server/messages/migrations/sqlite.ts';
import { openSqliteStore } from '../../server/messages/sqlite.ts';
import { describeInsightsStore } from './insights-store.ts';

describeInsightsStore('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forthright-insights-'));
  return {
    open: async () => openSqliteInsights(join(folder, 'messages.sqlite')),
    destroy: () => rm(folder, { recursive: true }),
  };
});

it('finds the messages of the version before unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forthright-insights-'));
  const file = join(folder, 'messages.sqlite');
  const first = new DatabaseSync(file);
  first.exec(SQLITE_MIGRATIONS[0] ?? '');
  first.exec(`
    insert into messages values ('one', 0, null, 'en', 'Ada', 'Lovelace', 'ada@analytical.example', '', '', 'Hello');
    insert into deliveries (message_id, state, next_attempt_at) values ('one', 'waiting', 0);
    pragma user_version = 1`);
  first.close();

  const insights = openSqliteInsights(file);
  expect(await insights.read({ from: '2000-01-01', to: '2100-01-01' })).toMatchObject({ views: [] });
  const messages = openSqliteStore(file);
  expect(await messages.find('one')).toMatchObject({ firstName: 'Ada', delivery: { state: 'waiting' } });
  await messages.close();
  await insights.close();
  await rm(folder, { recursive: true });
});
