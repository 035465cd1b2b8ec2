import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { saveMessage } from '../fixtures/save-message.ts';
import { createDatabase } from '../fixtures/test-database.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const HAS_PG_DUMP = spawnSync('pg_dump', ['--version']).status === 0;

test.runIf(HAS_PG_DUMP)(
  'a backup of PostgreSQL replaces messages only when asked, and no server runs',
  async () => {
    const folder = temporaryFolder();
    const { url: databaseUrl, drop } = await createDatabase();
    onTestFinished(drop);
    const contentDir = join(folder, 'content');
    mkdirSync(contentDir);
    writeFileSync(join(contentDir, 'home.json'), '{}');
    const store = await openStore({ dataDir: '', databaseUrl });
    const id = await saveMessage(store);
    const { status, stdout, stderr } = run(['tools/backup.ts', folder]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const restore = ['tools/restore.ts', JSON.parse(stdout).file];
    await saveMessage(store);
    expect(run([...restore, '--replace']).stderr).toContain('is in use: stop every server first');
    await store.close();
    expect(run(restore).stderr).toContain('has 2 messages: --replace replaces them');
    expect(run([...restore, '--replace'])).toMatchObject({ status: 0, stderr: '' });
    const restored = await openStore({ dataDir: '', databaseUrl });
    expect(await restored.list({}, { limit: 9, offset: 0 })).toMatchObject({ total: 1, messages: [{ id }] });
    await restored.close();

    const empty = await createDatabase();
    onTestFinished(empty.drop);
    expect(run(restore, empty.url)).toMatchObject({ status: 0, stderr: '' });

    function run(words: string[], database = databaseUrl) {
      const env = {
        PATH: process.env.PATH,
        DATABASE_URL: database,
        CONTENT_DIR: contentDir,
        DATA_DIR: join(folder, 'data'),
      };
      return spawnSync(process.execPath, words, { env, encoding: 'utf8' });
    }
  },
);
