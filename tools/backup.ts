import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeLocation } from '../server/store/open-store.ts';
import { parseEnvironment, SETTINGS, type Settings } from '../server/settings.ts';
import { runWithDatabase } from './backup/postgres-program.ts';
import { main, tool, UsageError, wholeNumber } from './cli.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const USAGE = `Writes the messages, the content and the settings to FOLDER/backup-TIME.tar.gz, while the server runs, and deletes older
backups. A file has its final name only once it is complete, checked and on the disk. It holds passwords and personal
data. Needs pg_dump and pg_restore with DATABASE_URL. Without a new backup none is deleted. "restore" reads it.

Usage: backup FOLDER [--days N]

  --days N        the age at which a backup is deleted (default 30)`;

await main(
  tool({
    usage: USAGE,
    options: { days: { type: 'string', default: '30' } },
    async run(values, [folder], { print }) {
      const days = wholeNumber('days', values.days, { from: 1, to: 36_500 });
      if (!folder) throw new UsageError('FOLDER is missing');
      const file = backUp(folder, parseEnvironment(process.env));
      const deleted = deleteOlderThan(Date.now() - days * DAY_MS, folder);
      const { size: bytes } = statSync(file);
      print(JSON.stringify({ event: 'backup', file: resolve(file), bytes, deleted }));
    },
  }),
);

/** Returns the new file. */
function backUp(folder: string, settings: Settings): string {
  const { databaseUrl, contentDir } = settings;
  process.umask(0o077);
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const parts = join(folder, `backup-${time}.partial`);
  const partial = `${parts}.tar.gz`;
  const file = join(folder, `backup-${time}.tar.gz`);
  mkdirSync(parts, { recursive: true });
  try {
    if (databaseUrl) dumpPostgres(databaseUrl, join(parts, 'messages.dump'));
    else copySqlite(storeLocation(settings), join(parts, 'messages.sqlite'));
    cpSync(contentDir, join(parts, 'content'), { recursive: true });
    writeFileSync(join(parts, 'settings.env'), environmentFile());
    execFileSync('tar', ['--create', '--gzip', `--file=${partial}`, `--directory=${parts}`, '.']);
    // No program here waits for the disk.
    execFileSync('sync', [partial]);
    renameSync(partial, file);
    execFileSync('sync', [folder]);
  } finally {
    for (const path of [parts, partial]) rmSync(path, { recursive: true, force: true });
  }
  return file;
}

/** The settings of this process, with their secrets, as systemd and `parseEnv` read them: `NAME='value'` a line. */
function environmentFile(): string {
  const values = Object.keys(SETTINGS.entries).map((name) => [name, process.env[name] ?? ''] as const);
  const lines = values.map(([name, value]) => {
    const quote = value.includes("'") ? '"' : "'";
    return value.trim() && `${name}=${quote}${value}${quote}\n`;
  });
  return lines.join('');
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
  runWithDatabase(from, 'pg_dump', ['--format=custom', `--file=${to}`]);
  execFileSync('pg_restore', ['--list', to], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Also what killed backups left unfinished. */
function deleteOlderThan(oldest: number, folder: string): number {
  const old = readdirSync(folder)
    .filter((name) => /^backup-\d{8}T\d{6}Z\.(?:partial|tar\.gz)/.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).mtimeMs < oldest);
  for (const path of old) rmSync(path, { recursive: true });
  return old.length;
}
