import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../server/messages/open-store.ts';
import { contactMessage } from '../tests/fixtures/contact-message.ts';

describe('npm run inbox', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'forthright-inbox-'));
    return () => rm(dataDir, { recursive: true });
  });

  it('reads the store that a running server writes', async () => {
    const store = await openStore({ dataDir });
    await store.save({ message: contactMessage({ firstName: 'عائشة' }), language: 'ar' }, 0);
    expect(inbox('list')).toEqual({
      status: 0,
      stdout: expect.stringContaining('عائشة Lovelace <ada@analytical.example>'),
      stderr: '',
    });
    await store.close();
  });

  it('fails with 1 and creates nothing when there is no store', () => {
    expect(inbox('list')).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(`There is no message store at ${join(dataDir, 'messages.sqlite')}`),
    });
  });

  function inbox(...args: string[]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'inbox.ts'), ...args],
      { env: { DATA_DIR: dataDir }, encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  }
});
