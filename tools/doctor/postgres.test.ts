import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { askDoctor } from '../../tests/fixtures/doctor.ts';
import type { TestDatabase } from '../../tests/fixtures/postgres.ts';
import { createDatabase } from '../../tests/fixtures/test-database.ts';
import { saveMessage } from '../../tests/fixtures/save-message.ts';

describe('the doctor on PostgreSQL', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createDatabase();
    return () => database.drop();
  });

  it('makes no tables in an empty database, and says that the server will', async () => {
    const { lines } = await doctor();
    expect(lines[0]).toMatch(/^ok store postgres:.* lets the server make its tables/);
    await database.run('create table message_store_migrations (version integer)');
  });

  it('writes and reads, and deletes only what it wrote', async () => {
    const store = await openStore({ dataDir: '', databaseUrl: database.url });
    const id = await saveMessage(store);
    expect((await doctor()).lines[0]).toMatch(/^ok store postgres:.* takes a message and gives it back$/);
    const { messages } = await store.list({}, { limit: 9, offset: 0 });
    expect(messages).toMatchObject([{ id }]);
    await store.close();
  });

  it('is alarmed by settings with which a power cut loses messages', async () => {
    // The fixture switches fsync off.
    const { code, lines } = await doctor();
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(/^error store PostgreSQL’s fsync is off/m);
  });

  it('is content with the rights that the documentation grants, and says which one is missing', async () => {
    await (await openStore({ dataDir: '', databaseUrl: database.url })).close();
    const [, grants = ''] = /```sql\n(grant.*?)```/s.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
    await database.run(`create role nurse login; ${grants.replaceAll('to site', 'to nurse')}`);
    const DATABASE_URL = database.url.replace('user=site', 'user=nurse');
    expect((await askDoctor(['store'], { DATABASE_URL })).lines[0]).toMatch(/^ok store .* takes a message/);
    await database.run('revoke insert on messages from nurse');
    const { code, lines } = await askDoctor(['store'], { DATABASE_URL });
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^error store .* does not take a message \(permission denied .*grant what/);
    await database.run('drop owned by nurse; drop role nurse');
  });

  function doctor() {
    return askDoctor(['store'], { DATABASE_URL: database.url });
  }
});
