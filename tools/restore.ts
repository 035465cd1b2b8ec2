import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { openDatabase, storeLocation } from '../server/store/open-store.ts';
import { createMessageStore } from '../server/store/sql-store.ts';
import { lockAsServer } from '../server/store/sqlite.ts';
import { StoreError } from '../server/store/store-error.ts';
import { SHIPPED_CONTENT } from '../server/home-folder.ts';
import { parseEnvironment, type Settings } from '../server/settings.ts';
import { runWithDatabase } from './backup/postgres-program.ts';
import { main, tool, UsageError, type Output } from './cli.ts';

const USAGE = `Puts back what "backup" wrote: the messages into the store of DATABASE_URL or DATA_DIR, the content into CONTENT_DIR.
Stop every server first. What was in these folders is kept beside them. Needs pg_restore with DATABASE_URL.

Usage: restore FILE [--replace] [--settings PATH]

  --replace         also over a store that has messages; those of PostgreSQL are then gone
  --settings PATH   a file of settings, such as /etc/forthright.env: written, and used, when it is not there`;

await main(
  tool({
    usage: USAGE,
    options: { replace: { type: 'boolean', default: false }, settings: { type: 'string' } },
    async run({ replace, settings: path }, [file, ...more], { print }) {
      if (!file || more.length > 0) throw new UsageError('One FILE is needed');
      process.umask(0o077);
      using folder = mkdtempDisposableSync(join(tmpdir(), 'forthright-restore-'));
      const parts = folder.path;
      execFileSync('tar', ['--extract', `--file=${file}`, `--directory=${parts}`, '--no-same-owner']);
      const saved = join(parts, 'settings.env');
      const isNew = path !== undefined && !existsSync(path);
      const environment = isNew ? { ...parseEnv(readFileSync(saved, 'utf8')), ...process.env } : process.env;
      // The folder comes back with the backup.
      const { CONTENT_DIR: contentDir = SHIPPED_CONTENT, ...others } = environment;
      await restore(parts, { ...parseEnvironment(others), contentDir }, { replace, print });
      if (!isNew) return;
      cpSync(saved, path);
      print(`Settings: ${path}`);
    },
  }),
);

async function restore(
  parts: string,
  settings: Settings,
  { replace, print }: { replace: boolean } & Pick<Output, 'print'>,
) {
  const { databaseUrl, dataDir, contentDir } = settings;
  const messages = join(parts, databaseUrl ? 'messages.dump' : 'messages.sqlite');
  if (!existsSync(messages))
    throw new Error(
      `The backup is of the other kind of store: ${databaseUrl ? 'unset' : 'set'} DATABASE_URL`,
    );
  const store = storeLocation(settings);
  mkdirSync(dataDir, { recursive: true });
  using lock = databaseUrl ? undefined : lockAsServer(store);
  if (!databaseUrl && !lock) throw new Error(`A server uses ${store}: stop it first`);
  const found = await messagesIn(settings);
  if (found > 0 && !replace) throw new Error(`${store} has ${found} messages: --replace replaces them`);
  if (databaseUrl) {
    const options = ['--clean', '--if-exists', '--no-owner', '--single-transaction'];
    runWithDatabase(databaseUrl, 'pg_restore', [...options, messages]);
  } else {
    // An old write-ahead log would be played into the new file.
    const old = ['-wal', '-shm', ''].map((end) => store + end).filter(existsSync);
    putBack(messages, store, old, print);
  }
  putBack(join(parts, 'content'), contentDir, existsSync(contentDir) ? [contentDir] : [], print);
}

/** Of a store without tables: 0. */
async function messagesIn(settings: Settings): Promise<number> {
  if (!settings.databaseUrl && !existsSync(storeLocation(settings))) return 0;
  try {
    await using database = await openDatabase(settings, 'operator');
    if (settings.databaseUrl) {
      const { rows } = await database.sql`
        select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
      if (rows.length > 0) throw new Error(`${storeLocation(settings)} is in use: stop every server first`);
    }
    return (await createMessageStore(database).list({}, { limit: 1, offset: 0 })).total;
  } catch (error) {
    if (error instanceof StoreError && error.message.startsWith('There is no message store')) return 0;
    throw error;
  }
}

/** Moves what is there into a folder beside it. What is new belongs to the user of the old, or of the folder around it. */
function putBack(from: string, to: string, old: string[], print: (text: string) => void): void {
  const around = dirname(resolve(to));
  const { uid, gid } = statSync(existsSync(to) ? to : around);
  if (old.length > 0) {
    const aside = mkdtempSync(join(around, 'before-restore-'));
    for (const path of old) renameSync(path, join(aside, basename(path)));
    print(`${aside} has what was there: delete it when you need it no more`);
  }
  cpSync(from, to, { recursive: true });
  const made = [to, `${to}-server`].filter(existsSync);
  if (process.getuid?.() === 0) execFileSync('chown', ['--recursive', `${uid}:${gid}`, ...made]);
  print(`Restored: ${to}`);
}
