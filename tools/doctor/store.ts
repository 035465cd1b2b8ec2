import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { openStore, storeLocation } from '../../server/store/open-store.ts';
import { versionOf, withClient } from '../../server/store/postgres.ts';
import { reasonOf } from '../../server/store/store-error.ts';
import type { Settings } from '../../server/settings.ts';
import { error, ok, warning, type Check, type Finding } from './check.ts';

/** Whether messages are kept, and how safely. */
export const storeCheck: Check = async ({ settings }) => {
  const place = storeLocation(settings);
  if (settings.databaseUrl === undefined) {
    if (!existsSync(place)) return [withoutStore(place)];
    await tryStore(settings);
    return [ok(`${place} takes a message and gives it back`), ...ownerFindings(place)];
  }
  const { version, ...facts } = await inspectPostgres(settings.databaseUrl);
  if (version === undefined)
    return [
      facts.may_create
        ? ok(`${place} lets the server make its tables when it first starts`)
        : error(`${place} has no tables, and this user may not make them: start one server as its owner`),
      ...safety(facts),
    ];
  try {
    await tryStore(settings);
    return [ok(`${place} takes a message and gives it back`), ...safety(facts)];
  } catch (problem) {
    const mend = 'if a right is missing, grant what docs/operations.md lists';
    return [error(`${place} does not take a message (${reasonOf(problem)}): ${mend}`), ...safety(facts)];
  }
};

/** The server makes its store when it first starts. */
function withoutStore(place: string): Finding {
  const folder = existingFolder(dirname(place));
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return ok(`${place} is made when the server first starts`);
  } catch (problem) {
    return error(
      `the store ${place} cannot be made (${reasonOf(problem)}): let this user write in ${folder}`,
    );
  }
}

/** The folder, or the nearest one above it that exists. */
function existingFolder(folder: string): string {
  const path = resolve(folder);
  return existsSync(path) ? path : existingFolder(dirname(path));
}

/** The server may run as another user than the doctor. */
function ownerFindings(place: string): Finding[] {
  const us = process.getuid?.();
  const { uid } = statSync(place);
  if (us === undefined || us === uid) return [];
  return [warning(`${place} belongs to user ${uid}, this is ${us}: run the doctor as the server’s user`)];
}

/**
 * Saves a message, reads it back and deletes it again. The message is held, so that no running server mails it.
 * @throws when one of these fails
 */
async function tryStore(settings: Settings): Promise<void> {
  await using store = await openStore(settings, 'operator');
  const message = {
    firstName: 'npm run',
    lastName: 'doctor',
    email: 'doctor@localhost',
    company: '',
    companyType: '',
    message: 'Written to try the store, and deleted at once. Safe to delete.',
  } as const;
  const saved = await store.save({ message, language: 'en', heldReason: 'trap' }, Date.now());
  if (saved.outcome === 'conflict') throw new Error('a message without a key is taken for another one');
  const found = await store.find(saved.id);
  await store.remove({ id: saved.id });
  if (found?.message !== message.message) throw new Error('the message that was just saved is not there');
}

const FACTS = v.object({
  /** `off`: a power cut can lose what was committed. */
  fsync: v.string(),
  full_page_writes: v.string(),
  /** Whether the connection is encrypted, and whether it stays on this machine. */
  encrypted: v.boolean(),
  local: v.boolean(),
  /** Whether this user may make tables. */
  may_create: v.boolean(),
});

const STATEMENT_MS = 5000;

/**
 * What a database says about itself, without changing anything, and the version of its tables; undefined: it has none.
 * @throws {StoreError} when it cannot be reached.
 */
function inspectPostgres(url: string) {
  return withClient(url, STATEMENT_MS, async (client) => {
    const { rows } = await client.query(`
      select current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
        coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as encrypted,
        coalesce(inet_server_addr() <<= '127.0.0.0/8' or inet_server_addr() = '::1', true) as local,
        coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create`);
    return { ...v.parse(FACTS, rows[0]), version: await versionOf(client) };
  });
}

/** Whether what is committed survives a power cut and is read by nobody else. */
function safety({ fsync, full_page_writes, encrypted, local }: v.InferOutput<typeof FACTS>): Finding[] {
  const findings = Object.entries({ fsync, full_page_writes })
    .filter(([, value]) => value === 'off')
    .map(([name]) => error(`PostgreSQL’s ${name} is off: a power cut can lose every message; switch it on`));
  if (!encrypted && !local) {
    const mend = 'add ?sslmode=verify-full to DATABASE_URL';
    findings.push(warning(`the connection to PostgreSQL is not encrypted: ${mend}`));
  }
  return findings;
}
