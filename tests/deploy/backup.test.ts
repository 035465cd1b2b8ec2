import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { contactMessage } from '../fixtures/store/contact-message.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { createDatabase } from '../fixtures/services/test-database.ts';

const DAY_S = 24 * 60 * 60;

/** Replaces /. */
let root: string;
let settings: { DATA_DIR: string; CONTENT_DIR: string; DATABASE_URL?: string };
let backups: string;

beforeEach(() => {
  root = temporaryFolder();
  for (const path of ['etc', 'root', 'bin', 'disk/pictures', 'srv/forthright', 'var/lib/forthright'])
    mkdirSync(join(root, path), { recursive: true });
  backups = join(root, 'var/backups/forthright');
  settings = {
    DATA_DIR: join(root, 'var/lib/forthright'),
    CONTENT_DIR: join(root, 'srv/forthright/content'),
  };
  const content = join(root, 'disk/content');
  mkdirSync(content);
  writeFileSync(join(content, 'common.json'), '{}');
  symlinkSync(content, settings.CONTENT_DIR);
});

/** The commands of deploy/README.md under "Restore". */
const [STOP = '', SQLITE = '', POSTGRES = '', START = ''] = Array.from(
  readFileSync('deploy/README.md', 'utf8')
    .split('\n### Restore\n')[1]
    ?.split('\n## ')[0]
    ?.matchAll(/^```sh\n([^]*?)^```$/gm) ?? [],
  ([, commands]) => commands,
);

describe.each([
  ['SQLite', SQLITE],
  ['PostgreSQL', POSTGRES],
])('with %s', (kind, messages) => {
  it('the commands of the page restore a backup, with the targets of links, and without messages deleted since', async () => {
    if (kind === 'PostgreSQL') {
      const { url, drop } = await createDatabase();
      onTestFinished(drop);
      settings.DATABASE_URL = url;
    }
    writeFileSync(join(root, 'disk/pictures/chart.png'), 'a picture');
    writeFileSync(join(root, 'disk/owner.json'), '{ "name": "of yesterday" }');
    symlinkSync('../pictures', join(settings.CONTENT_DIR, 'media'));
    symlinkSync('../owner.json', join(settings.CONTENT_DIR, 'owner.json'));
    await save('Ada');
    await save('Eve');
    expect(backUp()).toMatchObject({ status: 0, stderr: '' });
    const [name = ''] = readdirSync(backups);
    expect(statSync(join(backups, name)).mode & 0o077).toBe(0);

    await save('Grace');
    await forget('Eve');
    writeFileSync(join(root, 'disk/owner.json'), '{ "name": "of today" }');
    writeFileSync(join(root, 'disk/content/new.json'), '{}');
    rmSync(join(root, 'disk/pictures'), { recursive: true });
    writeFileSync(join(root, 'etc/forthright.env'), `DATABASE_URL=${settings.DATABASE_URL ?? ''}\n`);
    const asked = restore([STOP, messages, START].join('\n').replace('backup-TIME.tar.gz', name));
    expect(asked).toEqual([
      'forthright inbox deleted',
      'systemctl stop forthright.socket forthright',
      'forthright inbox delete --listed',
      'systemctl start forthright.socket forthright',
    ]);
    expect(await senders()).toEqual(['Ada']);
    expect(readdirSync(settings.CONTENT_DIR).toSorted()).toEqual(['common.json', 'media', 'owner.json']);
    expect(readFileSync(join(settings.CONTENT_DIR, 'media/chart.png'), 'utf8')).toBe('a picture');
    expect(readFileSync(join(settings.CONTENT_DIR, 'owner.json'), 'utf8')).toContain('of yesterday');
    expect(readdirSync(join(root, 'root'))).toEqual([]);
  });
});

it('a backup is made while a server writes', async () => {
  const server = await opened();
  onTestFinished(() => server.close());
  await server.save({ message: contactMessage({ firstName: 'Ada' }), language: 'en' }, Date.now());
  expect(backUp()).toMatchObject({ status: 0, stderr: '' });
  const [name = ''] = readdirSync(backups);
  const unpacked = temporaryFolder();
  spawnSync('tar', ['-xzf', join(backups, name), '-C', unpacked, 'messages.sqlite']);
  settings.DATA_DIR = unpacked;
  expect(await senders()).toEqual(['Ada']);
});

it('a backup deletes those older than thirty days, and nothing else', async () => {
  await save('Ada');
  add('backup-20200101T030000Z.tar.gz', 32);
  add('backup-20200103T030000Z.tar.gz', 29);
  add('notes.txt', 32);
  expect(backUp()).toMatchObject({ status: 0, stderr: '' });
  const names = readdirSync(backups);
  expect(names).toEqual(expect.arrayContaining(['backup-20200103T030000Z.tar.gz', 'notes.txt']));
  expect(names).toHaveLength(3);
});

it('the settings that systemd hands over are in the archive', async () => {
  await save('Ada');
  writeFileSync(join(root, 'etc/settings.env'), 'MAIL_TO=team@site.example\n');
  expect(backUp({ CREDENTIALS_DIRECTORY: join(root, 'etc') })).toMatchObject({ status: 0, stderr: '' });
  const [name = ''] = readdirSync(backups);
  const { stdout } = spawnSync('tar', ['-xOzf', join(backups, name), 'settings.env'], { encoding: 'utf8' });
  expect(stdout).toBe('MAIL_TO=team@site.example\n');
});

it.each([
  ['there is no store', 'there is no', () => rmSync(settings.DATA_DIR, { recursive: true })],
  ['the store is damaged', 'not a database', () => writeStore('x'.repeat(1000))],
  ['the store is empty', 'not a whole store', () => writeStore('')],
  [
    'PostgreSQL does not answer',
    'nowhere',
    () => (settings.DATABASE_URL = `postgres://site@/site?host=${root}/nowhere`),
  ],
  ['the content is gone', 'content', () => rmSync(join(root, 'disk/content'), { recursive: true })],
  ['the folder is another', 'content/common.json', () => rmSync(join(root, 'disk/content/common.json'))],
  ['a link leads nowhere', 'media', () => symlinkSync('../gone', join(root, 'disk/content/media'))],
])('where %s, a backup fails, says so, and deletes none', async (_where, said, breakIt) => {
  await save('Ada');
  add('backup-20200101T030000Z.tar.gz', 32);
  breakIt();
  const { status, stderr } = backUp();
  expect(status).not.toBe(0);
  expect(stderr).toContain(said);
  expect(readdirSync(backups)).toEqual(['backup-20200101T030000Z.tar.gz']);
});

it.runIf(userInfo().uid === 0).each([
  ['is full', 'size=64k'],
  ['takes nothing', 'ro'],
])('where the disk %s, a backup fails, says so, and leaves nothing', async (_how, option) => {
  await save('Ada');
  mkdirSync(backups, { recursive: true });
  expect(spawnSync('mount', ['-t', 'tmpfs', '-o', option, 'none', backups]).status).toBe(0);
  onTestFinished(() => void spawnSync('umount', [backups]));
  const { status, stderr } = backUp();
  expect([status, stderr]).toEqual([1, expect.stringContaining(backups)]);
  expect(readdirSync(backups)).toEqual([]);
});

it('the password of PostgreSQL is in no argument', () => {
  for (const name of ['pg_dump', 'pg_restore'])
    program(
      name,
      'echo "$PGPASSWORD $*" >> "$ROOT/asked"; touch "$ROOT/dump"; case $* in *--file=*) : > "${2#--file=}";; esac',
    );
  settings.DATABASE_URL = 'postgresql://site:p%40ss%25w@db.example:5433/site?sslmode=require';
  expect(backUp({ ROOT: root, PATH: `${join(root, 'bin')}:${process.env.PATH}` })).toMatchObject({
    status: 0,
  });
  expect(readFileSync(join(root, 'asked'), 'utf8')).toContain('p@ss%w --format=custom');
  expect(readFileSync(join(root, 'asked'), 'utf8')).toContain(
    '--dbname=postgresql://site@db.example:5433/site?sslmode=require',
  );
});

function backUp(more: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, ...settings, ...more };
  return spawnSync('bash', ['deploy/backup', backups], { env, encoding: 'utf8' });
}

/** Runs commands of the page, and returns their calls of an installed site's programs. */
function restore(commands: string): string[] {
  const note = (name: string) => `echo "${name} $*" >> "$ROOT/asked"`;
  program('systemctl', note('systemctl'));
  program(
    'forthright',
    `${note('forthright')}; exec "${process.execPath}" "${resolve('operator')}/$1.ts" "${'${@:2}'}"`,
  );
  const here = commands.replaceAll(/(?<=[ '=])\/(?=srv|var|etc|root)/g, `${root}/`);
  const env = { ...settings, ROOT: root, PATH: `${join(root, 'bin')}:${process.env.PATH}` };
  const { status, stderr } = spawnSync('sh', ['-eu'], { input: here, env, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return readFileSync(join(root, 'asked'), 'utf8').trim().split('\n');
}

function program(name: string, script: string): void {
  writeFileSync(join(root, 'bin', name), `#!/bin/bash\n${script}\n`);
  chmodSync(join(root, 'bin', name), 0o755);
}

function add(name: string, days: number): void {
  mkdirSync(backups, { recursive: true });
  const path = join(backups, name);
  writeFileSync(path, '');
  utimesSync(path, Date.now() / 1000 - days * DAY_S, Date.now() / 1000 - days * DAY_S);
}

function writeStore(text: string): void {
  writeFileSync(join(settings.DATA_DIR, 'messages.sqlite'), text);
}

function opened() {
  return openStore({ dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL });
}

async function save(firstName: string) {
  const messages = await opened();
  await messages.save({ message: contactMessage({ firstName }), language: 'en' }, Date.now());
  await messages.close();
}

async function forget(firstName: string) {
  const messages = await opened();
  const { messages: all } = await messages.list({}, { limit: 9, offset: 0 });
  const id = all.find((one) => one.firstName === firstName)?.id ?? '';
  expect(await messages.remove({ id }, Date.now())).toBe(1);
  await messages.close();
}

async function senders(): Promise<string[]> {
  const messages = await opened();
  const listed = await messages.list({}, { limit: 9, offset: 0 });
  await messages.close();
  return listed.messages.map(({ firstName }) => firstName);
}
