import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { saveMessage } from '../fixtures/save-message.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { createDatabase } from '../fixtures/test-database.ts';

const DAY_S = 24 * 60 * 60;

describe('deploy/backup', () => {
  let folder: string;
  let settings: Record<string, string>;

  beforeEach(() => {
    folder = temporaryFolder();
    for (const name of ['data', 'backups', 'credentials', 'content/articles'])
      mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'content/common.json'), '{"branding":{"name":"Ada"}}');
    writeFileSync(join(folder, 'content/articles/one.md'), 'One');
    writeFileSync(join(folder, 'credentials/settings.env'), 'MAIL_TO=team@site.example\n');
    settings = {
      DATA_DIR: join(folder, 'data'),
      CONTENT_DIR: join(folder, 'content'),
      CREDENTIALS_DIRECTORY: join(folder, 'credentials'),
    };
  });

  test('holds messages, content and settings, and is nobody else’s to read', async () => {
    const id = await stored();
    const file = backedUp();
    expect(statSync(file).mode & 0o077).toBe(0);
    const restored = unpack(file);
    expect(readFileSync(join(restored, 'content/articles/one.md'), 'utf8')).toBe('One');
    expect(readFileSync(join(restored, 'settings.env'), 'utf8')).toContain('team@site.example');
    expect(await messagesIn(restored)).toEqual([id]);
  });

  test('is made while a server writes', async () => {
    const store = await openStore({ dataDir: join(folder, 'data') });
    onTestFinished(() => store.close());
    const id = await saveMessage(store);
    expect(await messagesIn(unpack(backedUp()))).toEqual([id]);
  });

  test.each([
    ['the content folder', 'content'],
    ['a folder in it', 'content/articles'],
    ['a file in it', 'content/common.json'],
  ])('holds what a link leads to: %s', async (_what, path) => {
    await stored();
    renameSync(join(folder, path), join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), join(folder, path));
    const restored = unpack(backedUp());
    expect(readFileSync(join(restored, 'content/articles/one.md'), 'utf8')).toBe('One');
    expect(statSync(join(restored, path)).isSymbolicLink()).toBe(false);
    rmSync(join(folder, 'elsewhere'), { recursive: true });
    expect(readFileSync(join(restored, 'content/common.json'), 'utf8')).toContain('Ada');
  });

  test('holds the rest when a link leads nowhere', async () => {
    await stored();
    symlinkSync('/nowhere', join(folder, 'content/lost.md'));
    const { status, stdout } = backUp();
    expect(status).toBe(0);
    expect(readdirSync(join(unpack(stdout.split(' ')[0] ?? ''), 'content'))).toContain('common.json');
  });

  test('deletes those older than thirty days and what a killed one left, and nothing else', async () => {
    await stored();
    add('backup-20200101T030000Z.tar.gz', 31);
    add('backup-20200101T030000Z.tar.gz.partial', 2);
    add('backup-20200103T030000Z.tar.gz', 29);
    add('notes.txt', 31);
    backedUp();
    const names = readdirSync(join(folder, 'backups'));
    expect(names).toEqual(expect.arrayContaining(['backup-20200103T030000Z.tar.gz', 'notes.txt']));
    expect(names).toHaveLength(3);
  });

  test.each<[string, string, () => void]>([
    ['there is no store', 'DATA_DIR is not the server’s', () => {}],
    [
      'the store is damaged',
      'not a database',
      () => writeFileSync(join(folder, 'data/messages.sqlite'), 'x'.repeat(9999)),
    ],
    [
      'there is no content',
      'CONTENT_DIR is not the site’s',
      () => rmSync(join(folder, 'content/common.json')),
    ],
    ['the folder cannot be written', 'Not a directory', () => replaceWithFile(join(folder, 'backups'))],
  ])('fails and deletes nothing when %s', async (what, words, damage) => {
    if (!what.includes('no store')) await stored();
    add('backup-20200101T030000Z.tar.gz', 31);
    damage();
    const before = readdirSync(folder, { recursive: true });
    const { status, stderr } = backUp();
    expect(status).toBeGreaterThan(0);
    expect(stderr.replaceAll("'", '’')).toContain(words);
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });

  test('of PostgreSQL is restored by the commands of deploy/README.md', async () => {
    const { url, drop } = await createDatabase();
    onTestFinished(drop);
    const store = await openStore({ dataDir: '', databaseUrl: url });
    const id = await saveMessage(store);
    await store.close();
    settings.DATABASE_URL = url;
    const restored = unpack(backedUp());
    const empty = await createDatabase();
    onTestFinished(empty.drop);
    const [command = ''] = /pg_restore .*/.exec(readFileSync('deploy/README.md', 'utf8')) ?? [];
    const options = { cwd: restored, env: { PATH: process.env.PATH, DATABASE_URL: empty.url } };
    expect(spawnSync('sh', ['-c', command], { ...options, encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(await messagesIn(restored, empty.url)).toEqual([id]);
  });

  function backUp() {
    const env = { PATH: process.env.PATH, ...settings };
    return spawnSync('deploy/backup', [join(folder, 'backups')], { env, encoding: 'utf8' });
  }

  /** The path of a new backup. */
  function backedUp(): string {
    const { status, stdout, stderr } = backUp();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return stdout.split(' ')[0] ?? '';
  }

  function unpack(file: string): string {
    const restored = join(folder, 'restored');
    mkdirSync(restored);
    expect(spawnSync('tar', ['-xzf', file, '-C', restored])).toMatchObject({ status: 0 });
    return restored;
  }

  async function stored(): Promise<string> {
    const store = await openStore({ dataDir: join(folder, 'data') });
    const id = await saveMessage(store);
    await store.close();
    return id;
  }

  async function messagesIn(dataDir: string, databaseUrl?: string): Promise<string[]> {
    const store = await openStore(databaseUrl ? { dataDir, databaseUrl } : { dataDir });
    const { messages } = await store.list({}, { limit: 10, offset: 0 });
    await store.close();
    return messages.map(({ id }) => id);
  }

  function add(name: string, daysAgo: number) {
    const path = join(folder, 'backups', name);
    writeFileSync(path, '');
    const then = Date.now() / 1000 - daysAgo * DAY_S;
    utimesSync(path, then, then);
  }
});

function replaceWithFile(path: string) {
  rmSync(path, { recursive: true });
  writeFileSync(path, '');
}
