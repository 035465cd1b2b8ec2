import { existsSync } from 'node:fs';
import { copyFile, open, rename, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { isDiskFull, StoreError } from '../../server/store/store-error.ts';
import { createMessageStore } from '../../server/store/sql-store.ts';
import { openSqlite } from '../../server/store/databases/sqlite.ts';
import { openDatabase } from '../../server/store/open-store.ts';
import type { Database } from '../../server/store/databases/database.ts';
import { createDatabase } from '../fixtures/services/test-database.ts';
import { saveMessage } from '../fixtures/store/save-message.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

/**
 * The probe of `/healthz` and a visitor's message fail together: the probe never reports success while messages fail.
 */
async function expectRefusal(database: Database) {
  const store = createMessageStore(database);
  await expect(saveMessage(store)).rejects.toThrow();
  const error: unknown = await store.probe(0).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  return error;
}

describe('an SQLite file that takes no message', () => {
  let file: string;
  let database: Database;

  beforeEach(async () => {
    file = join(temporaryFolder(), 'messages.sqlite');
    database = openSqlite(file, 'server');
    const store = createMessageStore(database);
    for (let count = 0; count < 50; count += 1) await saveMessage(store);
    return () => database.close().catch(() => {});
  });

  it('fails the probe when its disk is full for a message, though a small write would fit', async () => {
    await database.sql`pragma max_page_count = 1`;
    const fill = async () => {
      for (;;) await saveMessage(createMessageStore(database));
    };
    await expect(fill()).rejects.toThrow('full');
    expect(isDiskFull(await expectRefusal(database))).toBe(true);
    await database.sql`update store_probe set written_at = 1`;
  });

  it('fails the probe when it may only be read', async () => {
    await database.sql`pragma query_only = on`;
    await expectRefusal(database);
  });

  it('fails the probe when the table of deliveries is gone', async () => {
    await database.sql`drop table deliveries`;
    await expectRefusal(database);
  });

  it('fails the probe while it is moved away or replaced, and works again when it is back', async () => {
    await rename(file, `${file}.moved`);
    expect(await expectRefusal(database)).toMatchObject({
      message: expect.stringContaining(`${file} was deleted`),
    });
    await copyFile(`${file}.moved`, file);
    await expectRefusal(database);
    await rename(`${file}.moved`, file);
    await saveMessage(createMessageStore(database));
  });

  it('is refused at the start when its pages are damaged', async () => {
    await database.close();
    const { size } = await stat(file);
    await using handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(size - 4096, 0xa5), 0, size - 4096, 4096);
    await handle.sync();
    expect(() => openSqlite(file, 'server')).toThrow(StoreError);
  });

  it('is refused at the start, with what to do, when it was cut off', async () => {
    await database.close();
    await truncate(file, 8192);
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(() => openSqlite(file, 'server')).toThrow(/malformed.*restore a backup/);
  });
});

describe('a PostgreSQL database that takes no message', () => {
  it.each([
    ['a table is gone', () => 'drop table deliveries'],
    ['a column is gone', () => 'alter table deliveries rename column kind to sort'],
    ['it may only be read', (name = '') => `alter database ${name} set default_transaction_read_only = on`],
  ])('fails the probe when %s', async (_why, statement) => {
    const place = await createDatabase();
    const database = await openDatabase({ dataDir: '', databaseUrl: place.url }, 'server');
    await place.run(statement(/test_\w+/.exec(place.url)?.[0]));
    await expectRefusal(database);
    await database.close();
    await place.drop();
  });
});
