import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { askDoctor } from '../../tests/fixtures/doctor.ts';
import { saveMessage } from '../../tests/fixtures/save-message.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';

describe('the doctor on the embedded store', () => {
  let folder: string;

  beforeEach(() => void (folder = temporaryFolder()));

  it('tries one of its own while there is none, and leaves nothing behind', async () => {
    const { code, lines } = await askDoctor(['store'], { DATA_DIR: join(folder, 'deep/data') });
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^ok store .*messages\.sqlite is made when the server first starts/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('writes and reads beside a running server, and deletes only what it wrote', async () => {
    const store = await openStore({ dataDir: folder });
    const id = await saveMessage(store);
    const { code, lines } = await askDoctor(['store'], { DATA_DIR: folder });
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^ok store .* takes a message and gives it back$/);
    const { messages } = await store.list({}, { limit: 9, offset: 0 });
    expect(messages).toMatchObject([{ id, delivery: { state: 'waiting', attempts: 0 } }]);
    await store.close();
  });

  it.each([
    ['messages.sqlite', /^error store /],
    ['file/messages.sqlite', /^error settings DATA_DIR is /],
  ])('says that %s cannot be used', async (path, line) => {
    const first = path.split('/', 1).join();
    writeFileSync(join(folder, first), 'no database, and no folder');
    const { code, lines } = await askDoctor(['store'], { DATA_DIR: join(folder, path, '..') });
    expect(code).toBe(1);
    expect(lines[0]).toMatch(line);
  });
});
