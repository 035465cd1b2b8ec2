import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../../server/messages/store-error.ts';
import { inspectPostgres, type PostgresFacts } from '../../server/messages/inspect-postgres.ts';
import { pendingMigrations } from '../../server/messages/migrations.ts';
import { storeLocation } from '../../server/messages/open-store.ts';
import { tablesVersion } from '../../server/messages/sqlite-database.ts';
import { clockFinding, error, note, ok, warning, type Check, type Finding, type Subject } from './check.ts';
import { fileSystemFindings } from './file-system.ts';
import { existingFolder } from './folders.ts';
import { storeTime, tryStore } from './try-store.ts';

/** Whether messages are kept, and how safely. */
export const storeCheck: Check = {
  needs: ['DATABASE_URL', 'DATA_DIR'],
  limitMs: 20_000,
  async run(subject) {
    const { databaseUrl } = subject.settings;
    try {
      return await (databaseUrl === undefined ? embedded(subject) : shared(databaseUrl, subject));
    } catch (problem) {
      return [error(reasonOf(problem))];
    }
  },
};

async function embedded({ settings, now }: Subject): Promise<Finding[]> {
  const file = storeLocation(settings);
  const folder = existingFolder(settings.dataDir);
  const findings = [
    ...(await fileSystemFindings(folder)),
    ...[file, settings.dataDir].filter(existsSync).flatMap(userFindings).slice(0, 1),
  ];
  if (!existsSync(file)) return [await withoutStore(folder, file, now()), ...findings];
  const version = tablesVersion(file);
  if (pendingMigrations('sqlite', version, file).length > 0) return [outdated(file, version), ...findings];
  await tryStore(settings, now());
  return [ok(`${file} takes a message and gives it back`), ...findings];
}

/** The server makes its store when it first starts: tried in a folder of its own, on the same disk. */
async function withoutStore(folder: string, file: string, now: number): Promise<Finding> {
  let dataDir: string;
  try {
    dataDir = await mkdtemp(join(folder, 'doctor-'));
  } catch (problem) {
    return error(`the store ${file} cannot be made (${reasonOf(problem)}): let this user write in ${folder}`);
  }
  try {
    await tryStore({ dataDir }, now, 'server');
    return ok(`${file} is made when the server first starts; one made for a try in ${folder} works`);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/** The server may run as another user than the doctor. */
function userFindings(place: string): Finding[] {
  const us = process.getuid?.();
  const { uid } = statSync(place);
  if (us === undefined || us === uid) return [];
  return [
    warning(
      `${place} belongs to another user (${uid}) than this one (${us}): run the doctor as the server’s user`,
    ),
  ];
}

async function shared(databaseUrl: string, { settings, now }: Subject): Promise<Finding[]> {
  const facts = await inspectPostgres(databaseUrl);
  const findings = safety(facts);
  const place = storeLocation(settings);
  const { version, may_create } = facts;
  const pending = pendingMigrations('postgres', version ?? 0, place).length > 0;
  if (pending && !may_create) {
    return [
      error(`${place} needs new tables, and this user may not make them: start one server as its owner`),
      ...findings,
    ];
  }
  if (version === undefined)
    return [ok(`${place} lets the server make its tables when it first starts`), ...findings];
  if (pending) return [outdated(place, version), ...findings];
  const asked = now();
  const clock = clockFinding('PostgreSQL', await storeTime(settings), { asked, now: now(), exactMs: 0 });
  try {
    await tryStore(settings, now());
    return [ok(`${place} takes a message and gives it back`), clock, ...findings];
  } catch (problem) {
    const mend = 'grant what docs/operations.md lists under “Where messages are kept”';
    return [error(`${place} does not take a message (${reasonOf(problem)}): ${mend}`), clock, ...findings];
  }
}

function outdated(place: string, version: number): Finding {
  return note(
    `${place} has tables of version ${version}: the server updates them at its next start, so nothing was written`,
  );
}

/** Whether what is committed survives a power cut and is read by nobody else. */
function safety(facts: PostgresFacts): Finding[] {
  const { server, encoding, fsync, full_page_writes, synchronous_commit, encrypted, local } = facts;
  const findings: Finding[] = [];
  if (server < 120_000)
    findings.push(error(`PostgreSQL ${Math.floor(server / 10_000)} is too old: use 12 or newer`));
  if (encoding !== 'UTF8') {
    findings.push(error(`the database’s encoding is ${encoding}: make it anew with encoding UTF8`));
  }
  for (const [name, value] of Object.entries({ fsync, full_page_writes })) {
    if (value !== 'off') continue;
    findings.push(error(`PostgreSQL’s ${name} is off: a power cut can lose every message; switch it on`));
  }
  if (synchronous_commit === 'off') {
    findings.push(
      note('PostgreSQL’s synchronous_commit is off: the servers switch it on for their connections'),
    );
  }
  if (!encrypted && !local) {
    findings.push(
      warning('the connection to PostgreSQL is not encrypted: add ?sslmode=verify-full to DATABASE_URL'),
    );
  }
  if (findings.length === 0) findings.push(ok('PostgreSQL writes each message to disk before it says so'));
  return findings;
}
