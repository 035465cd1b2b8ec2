import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readEnvironment } from '../server/settings.ts';
import { main, runTool, UsageError, wholeNumber } from './cli.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const USAGE = `Writes the messages to FOLDER/messages-TIME.sqlite or, with DATABASE_URL, to FOLDER/messages-TIME.dump, while the server
runs, and deletes older backups. A file has its final name only once it is complete, checked and on the disk. Needs
pg_dump and pg_restore with DATABASE_URL. Without a new backup none is deleted.

Usage: backup FOLDER [--days N]
       backup --restore FILE

  --days N        the age at which a backup is deleted (default 30)
  --restore FILE  reads a dump into the empty database at DATABASE_URL, all of it or nothing`;

await main((args) =>
  runTool(
    {
      usage: USAGE,
      options: { days: { type: 'string', default: '30' }, restore: { type: 'string' } },
      async run(values, [folder], { print }) {
        const { databaseUrl, dataDir } = readEnvironment();
        const days = wholeNumber('days', values.days, { from: 1, to: 36_500 });
        if (values.restore !== undefined) {
          if (!databaseUrl)
            throw new UsageError('DATABASE_URL is not set; deploy/README.md restores the embedded store');
          restorePostgres(values.restore, databaseUrl);
          return;
        }
        if (!folder) throw new UsageError('FOLDER is missing');
        const file = backUp(folder, { databaseUrl, dataDir });
        const deleted = deleteOlderThan(Date.now() - days * DAY_MS, folder);
        const { size: bytes } = statSync(file);
        print(JSON.stringify({ event: 'backup', file: resolve(file), bytes, deleted }));
      },
    },
    args,
  ),
);

/** Returns the new file. */
function backUp(folder: string, { databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }): string {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const file = join(folder, `messages-${time}.${databaseUrl ? 'dump' : 'sqlite'}`);
  const partial = `${file}.partial`;
  try {
    if (databaseUrl) dumpPostgres(databaseUrl, partial);
    else copySqlite(join(dataDir, 'messages.sqlite'), partial);
    // Neither program waits for the disk.
    execFileSync('sync', [partial]);
    renameSync(partial, file);
    execFileSync('sync', [folder]);
  } finally {
    rmSync(partial, { force: true });
  }
  return file;
}

/**
 * A copy of the file would lack what is still in the write-ahead log. VACUUM INTO reads one state of the database, does
 * not hold up the server, and leaves out what was deleted.
 */
function copySqlite(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`No ${resolve(from)}: DATA_DIR is not the server's`);
  using database = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  database.prepare('vacuum into ?').run(to);
  using copy = new DatabaseSync(to, { readOnly: true });
  const { integrity_check: answer } = copy.prepare('pragma integrity_check').get() ?? {};
  if (answer !== 'ok') throw new Error(`The backup is damaged: ${String(answer)}`);
}

function dumpPostgres(from: string, to: string): void {
  runWith(from, 'pg_dump', ['--format=custom', `--file=${to}`]);
  execFileSync('pg_restore', ['--list', to], { stdio: ['ignore', 'ignore', 'inherit'] });
}

function restorePostgres(from: string, to: string): void {
  runWith(to, 'pg_restore', ['--no-owner', '--single-transaction', from]);
}

/** The password goes by the environment, since everybody on the machine can read arguments. */
function runWith(database: string, program: string, args: string[]): void {
  const url = new URL(database);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  execFileSync(program, [`--dbname=${url.href}`, ...args], { env, stdio: 'inherit' });
}

function deleteOlderThan(oldest: number, folder: string): number {
  const old = readdirSync(folder)
    .filter((name) => /^messages-\d{8}T\d{6}Z\.(?:sqlite|dump)$/.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).mtimeMs < oldest);
  for (const path of old) rmSync(path);
  return old.length;
}
