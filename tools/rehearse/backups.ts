import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openPostgresStore } from '../../server/messages/postgres.ts';
import type { MessageStore } from '../../server/messages/store.ts';
import { postgresPrograms, startPostgres, USER as OWNER } from '../../tests/fixtures/postgres.ts';
import { replaced } from '../../tests/fixtures/front.ts';
import { startSite, type Site } from '../../tests/fixtures/site.ts';
import { embeddedStore, missingIn, type Outcome } from '../stress/outcome.ts';
import { postMessages } from '../stress/visitors.ts';
import { layRelease } from './release.ts';
import { commandsBelow, runCommands } from './commands.ts';

const RECIPES = 'deploy/README.md';

/** Backs the embedded store up while messages come in, loses it, restores it by the README, and looks what is there. */
export async function embeddedBackup(): Promise<Outcome> {
  const root = mkdtempSync(join(tmpdir(), 'rehearse-'));
  const dataDir = join(root, 'data');
  const backups = join(root, 'backups');
  mkdirSync(dataDir, { mode: 0o700 });
  let site = await startSite({ DATA_DIR: dataDir });
  const { before, file } = await whilePosting(site, backups, { DATA_DIR: dataDir });
  await runCommands(commandsBelow(RECIPES, 'Restore the embedded store'), {
    replace: [
      ['/var/lib/forthright', dataDir],
      ['/var/backups/forthright/messages-TIME.sqlite', file],
      ['-o forthright -g forthright', ''],
    ],
    systemctl: async (args) => {
      if (args === 'stop forthright') await site.stop();
      else if (args === 'start forthright') site = await startSite({ DATA_DIR: dataDir });
      else throw new Error(`systemctl ${args} is not rehearsed`);
    },
  });
  return restored(site, () => embeddedStore({ dataDir }), before, root);
}

/**
 * The same with PostgreSQL: dumped, and restored into an empty database by the release's own tool, which knows the
 * database from the environment file alone.
 */
export async function postgresBackup(): Promise<Outcome> {
  const root = mkdtempSync(join(tmpdir(), 'rehearse-'));
  const postgres = await startPostgres();
  const { url } = await postgres.createDatabase();
  const name = new URL(url).pathname.slice(1);
  let site = await startSite({ DATABASE_URL: url });
  const programs = { PATH: `${postgresPrograms()}:${process.env.PATH}` };
  const { before, file } = await whilePosting(site, join(root, 'backups'), {
    DATABASE_URL: url,
    ...programs,
  });
  await runCommands(commandsBelow(RECIPES, 'Restore PostgreSQL'), {
    replace: [
      ['/var/backups/forthright/messages-TIME.dump', file],
      ['runuser -u postgres -- ', ''],
      ['dropdb forthright', `dropdb ${name}`],
      ['--owner=forthright forthright', `--owner=${OWNER} ${name}`],
    ],
    env: {
      PATH: `${installTool(root, url)}:${resolve('tools/rehearse/shims')}:${programs.PATH}`,
      PGHOST: postgres.socketFolder,
      PGUSER: OWNER,
    },
    systemctl: async (args) => {
      if (args === 'stop forthright') await site.stop();
      else if (args === 'start forthright') site = await startSite({ DATABASE_URL: url });
      else throw new Error(`systemctl ${args} is not rehearsed`);
    },
  });
  const outcome = await restored(site, () => openPostgresStore(url), before, root);
  await postgres.destroy();
  return outcome;
}

/** `forthright` of deploy/systemd, with a release and settings of its own. Returns its folder. */
function installTool(root: string, databaseUrl: string): string {
  const folder = join(root, 'bin');
  mkdirSync(folder);
  const settings = join(root, 'forthright.env');
  writeFileSync(settings, `DATABASE_URL=${databaseUrl}\n`, { mode: 0o600 });
  const tool = replaced('deploy/systemd/forthright', [
    ['/etc/forthright.env', settings],
    ['/srv/forthright/current', layRelease(root)],
    ['/var/lib/forthright', root],
    ['--uid=forthright --gid=forthright', '--uid=root --gid=root'],
  ]);
  writeFileSync(join(folder, 'forthright'), tool, { mode: 0o755 });
  return folder;
}

/**
 * Runs the backup in the middle of the load. An older backup than BACKUP_DAYS must be deleted, and no partial one left.
 * @returns the messages acknowledged before it began, and its file
 */
async function whilePosting(site: Site, folder: string, settings: Record<string, string>) {
  mkdirSync(folder);
  const old = join(folder, 'messages-20200101T030000Z.sqlite');
  execFileSync('touch', [old]);
  utimesSync(old, new Date(0), new Date(0));
  const { acknowledged: before } = await postMessages([site], {
    visitors: 4,
    until: AbortSignal.timeout(2000),
  });
  const load = new AbortController();
  const posting = postMessages([site], { visitors: 4, until: load.signal });
  const env = { PATH: process.env.PATH, ...settings };
  execFileSync(process.execPath, ['tools/backup.ts', folder], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  load.abort();
  await posting;
  const names = readdirSync(folder);
  if (names.length !== 1) throw new Error(`The backups are ${names.join(', ') || 'none'}`);
  return { before, file: join(folder, names.join()) };
}

/** The restored site must know every message that was acknowledged before the backup, and take new ones. */
async function restored(
  site: Site,
  open: () => MessageStore | Promise<MessageStore>,
  before: readonly string[],
  root: string,
): Promise<Outcome> {
  const after = await postMessages([site], { visitors: 1, until: AbortSignal.timeout(500) });
  const store = await open();
  const missing = await missingIn(store, before);
  await store.close();
  await site.stop();
  const size = execFileSync('du', ['-sh', join(root, 'backups')], { encoding: 'utf8' })
    .split('\t', 1)
    .join();
  rmSync(root, { recursive: true, force: true });
  return {
    seen: `backed up under load (${size}); of ${before.length} messages acknowledged before, ${missing} are missing after the restore; ${after.acknowledged.length} taken since`,
    isHeld: before.length > 0 && missing === 0 && after.acknowledged.length > 0,
  };
}
