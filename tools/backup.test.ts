import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../server/store/open-store.ts';
import { lockAsServer } from '../server/store/sqlite.ts';
import { contactMessage } from '../tests/fixtures/contact-message.ts';
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts';

const DAY_S = 24 * 60 * 60;

describe('a backup', () => {
  let dataDir: string;
  let contentDir: string;
  let backups: string;
  let settings: string;

  beforeEach(() => {
    const folder = temporaryFolder();
    dataDir = join(folder, 'data');
    contentDir = join(folder, 'content');
    backups = join(folder, 'backups');
    settings = join(folder, 'settings.env');
    for (const path of [backups, contentDir]) mkdirSync(path);
    writeFileSync(join(contentDir, 'home.json'), '{}');
  });

  it('deletes those older than thirty days, and nothing else', async () => {
    await (await openStore({ dataDir })).close();
    add('backup-20200101T030000Z.tar.gz', 31);
    const kept = ['backup-20200103T030000Z.tar.gz', 'notes.txt'];
    add(kept[0], 29);
    add(kept[1], 31);
    expect(backUp()).toMatchObject({ status: 0, stderr: '' });
    const names = readdirSync(backups);
    expect(names).toEqual(expect.arrayContaining(kept));
    expect(names).toHaveLength(3);
  });

  it('deletes none while it cannot write a new one, and fails', () => {
    add('backup-20200101T030000Z.tar.gz', 31);
    const { status, stderr } = backUp();
    expect(status).toBe(1);
    expect(stderr).toContain('DATA_DIR is not the server');
    expect(readdirSync(backups)).toEqual(['backup-20200101T030000Z.tar.gz']);
  });

  it('brings messages, content and settings back to an empty machine, with one command', async () => {
    await save('Ada');
    const file = backedUp();
    for (const path of [dataDir, contentDir]) rmSync(path, { recursive: true });
    expect(run('restore', [file, '--settings', settings], {})).toMatchObject({ status: 0, stderr: '' });
    expect(await senders()).toEqual(['Ada']);
    expect(readFileSync(join(contentDir, 'home.json'), 'utf8')).toBe('{}');
    expect(readFileSync(settings, 'utf8')).toContain("MAIL_FROM='Forthright <site@site.example>'\n");
    for (const path of [file, settings, join(dataDir, 'messages.sqlite')])
      expect(statSync(path).mode & 0o077).toBe(0);
  });

  it('replaces messages only when asked, and keeps them beside the store', async () => {
    await save('Ada');
    const file = backedUp();
    await save('Grace');
    expect(restore(file)).toMatchObject({ status: 1, stderr: expect.stringContaining('has 2 messages') });
    expect(restore(file, '--replace')).toMatchObject({ status: 0, stderr: '' });
    expect(await senders()).toEqual(['Ada']);
    const aside = readdirSync(dataDir).find((name) => name.startsWith('before-restore-'));
    cpSync(join(dataDir, String(aside)), dataDir, { recursive: true });
    expect(await senders()).toEqual(['Grace', 'Ada']);
  });

  it('is not restored while a server runs', async () => {
    await (await openStore({ dataDir })).close();
    const file = backedUp();
    using _server = lockAsServer(join(dataDir, 'messages.sqlite'));
    expect(restore(file, '--replace')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('stop it first'),
    });
    expect(existsSync(join(dataDir, 'messages.sqlite'))).toBe(true);
  });

  function run(tool: string, args: string[], variables: Record<string, string>) {
    const env = { PATH: process.env.PATH, ...variables };
    return spawnSync(process.execPath, [`tools/${tool}.ts`, ...args], { env, encoding: 'utf8' });
  }

  function backUp() {
    return run('backup', [backups], {
      DATA_DIR: dataDir,
      CONTENT_DIR: contentDir,
      SMTP_URL: 'smtp://mail.site.example',
      MAIL_TO: 'team@site.example',
      MAIL_FROM: 'Forthright <site@site.example>',
    });
  }

  function backedUp(): string {
    const { status, stdout, stderr } = backUp();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return JSON.parse(stdout).file;
  }

  function restore(...args: string[]) {
    return run('restore', args, { DATA_DIR: dataDir, CONTENT_DIR: contentDir });
  }

  async function save(firstName: string) {
    const store = await openStore({ dataDir });
    await store.save({ message: contactMessage({ firstName }), language: 'en' }, Date.now());
    await store.close();
  }

  async function senders() {
    const store = await openStore({ dataDir });
    const { messages } = await store.list({}, { limit: 10, offset: 0 });
    await store.close();
    return messages.map(({ firstName }) => firstName);
  }

  function add(name: string | undefined, daysAgo: number) {
    const path = join(backups, String(name));
    writeFileSync(path, '');
    const then = Date.now() / 1000 - daysAgo * DAY_S;
    utimesSync(path, then, then);
  }
});
