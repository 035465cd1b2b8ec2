import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pendingMigrations } from './migrations.ts';

/** SHA-256 of each published migration, its first 16 digits. Add a line for a new one; never change a line. */
const PUBLISHED = {
  sqlite: ['5ba9f1aebdf75a92', '921f2768fb2863c8', '95e05f6712a99e60', '4bd2e4ada4b87145'],
  postgres: ['58c659d98a817d56', '7e055eb889537d02', '95e05f6712a99e60', '8d6432bb362475af'],
};

it.each(['sqlite', 'postgres'] as const)(
  'never edits a published migration: stores elsewhere have applied it: %s',
  (database) => {
    const hashes = pendingMigrations(database, 0, 'here').map(({ sql }) =>
      createHash('sha256').update(sql).digest('hex').slice(0, 16),
    );
    expect(hashes).toEqual(PUBLISHED[database]);
  },
);
