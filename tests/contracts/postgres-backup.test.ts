import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../server/messages/open-store.ts';
import { saveMessage } from '../fixtures/save-message.ts';
import { createDatabase } from '../fixtures/test-database.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const HAS_PG_DUMP = spawnSync('pg_dump', ['--version']).status === 0;

test.runIf(HAS_PG_DUMP)(
  'a backup of PostgreSQL replaces messages only when asked, and no server runs',
  async () => {
    const folder = temporaryFolder();
    const { url: databaseUrl, drop } = await createDatabase();
    onTestFinished(async () => {
      await drop();
    });
    const contentDir = join(folder, 'content');
    mkdirSync(contentDir);
    writeFileSync(join(contentDir, 'home.json'), '{}');
    const store = await openStore({ dataDir: '', databaseUrl });
    const id = await saveMessage(store);
    const { status, stdout, stderr } = run('backup', folder);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { file } = JSON.parse(stdout);
    await saveMessage(store);
    expect(run('restore', file, '--replace').stderr).toContain('is in use: stop every server first');
    await store.close();
    expect(run('restore', file).stderr).toContain('has 2 messages: --replace replaces them');
    expect(run('restore', file, '--replace')).toMatchObject({ status: 0, stderr: '' });
    const restored = await openStore({ dataDir: '', databaseUrl });
    expect(await restored.list({}, { limit: 9, offset: 0 })).toMatchObject({ total: 1, messages: [{ id }] });
    await restored.close();

    const empty = await createDatabase();
    onTestFinished(empty.drop);
    const environment = { DATABASE_URL: empty.url };
    expect(run('restore', file, environment)).toMatchObject({ status: 0, stderr: '' });

    function run(tool: string, ...args: (string | Record<string, string>)[]) {
      const words = args.filter((arg) => typeof arg === 'string');
      const other = args.find((arg) => typeof arg !== 'string');
      const env = {
        PATH: process.env.PATH,
        DATABASE_URL: databaseUrl,
        CONTENT_DIR: contentDir,
        DATA_DIR: join(folder, 'data'),
        ...other,
      };
      return spawnSync(process.execPath, [`tools/${tool}.ts`, ...words], { env, encoding: 'utf8' });
    }
  },
);
