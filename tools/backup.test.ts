import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../server/messages/open-store.ts';

const DAY_S = 24 * 60 * 60;

describe('a backup', () => {
  let dataDir: string;
  let backups: string;

  beforeEach(() => {
    const folder = mkdtempSync(join(tmpdir(), 'forthright-backup-'));
    [dataDir, backups] = [join(folder, 'data'), join(folder, 'backups')];
    mkdirSync(backups);
    return () => rmSync(folder, { recursive: true });
  });

  it('deletes those older than thirty days, and nothing else', async () => {
    await (await openStore({ dataDir })).close();
    add('messages-20200101T030000Z.sqlite', 31);
    const kept = ['messages-20200103T030000Z.dump', 'notes.txt'];
    add(kept[0], 29);
    add(kept[1], 31);
    expect(backUp()).toMatchObject({ status: 0, stderr: '' });
    const names = readdirSync(backups);
    expect(names).toEqual(expect.arrayContaining(kept));
    expect(names).toHaveLength(3);
  });

  it('deletes none while it cannot write a new one, and fails', () => {
    add('messages-20200101T030000Z.sqlite', 31);
    const { status, stderr } = backUp();
    expect(status).toBe(1);
    expect(stderr).toContain('DATA_DIR is not the server');
    expect(readdirSync(backups)).toEqual(['messages-20200101T030000Z.sqlite']);
  });

  function backUp() {
    const env = { DATA_DIR: dataDir, PATH: process.env.PATH };
    return spawnSync(process.execPath, ['tools/backup.ts', backups], { env, encoding: 'utf8' });
  }

  function add(name: string | undefined, daysAgo: number) {
    const path = join(backups, String(name));
    writeFileSync(path, '');
    const then = Date.now() / 1000 - daysAgo * DAY_S;
    utimesSync(path, then, then);
  }
});
