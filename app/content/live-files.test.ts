import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { LiveFiles } from './live-files.server.ts';

const FILE = { name: 'pricing.json' };

let directory: string;

beforeEach(() => {
  directory = temporaryFolder();
});

function save(text: string) {
  writeFileSync(join(directory, FILE.name), text);
}

test('of two saves that are read at the same time, the second one knows the last good value of the first', async () => {
  const reading = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let begun = 0;
  const files = new LiveFiles<typeof FILE, string>(directory, () => {}, {
    all: () => [FILE],
    load: async (_file, _path, last) => {
      const number = begun;
      begun += 1;
      await reading[number]?.promise;
      return { value: number === 0 ? 'first' : `after ${last()}` };
    },
  });
  save('1');
  const first = files.read(FILE);
  save('12');
  const second = files.read(FILE);
  reading[0]?.resolve();
  await first;
  reading[1]?.resolve();
  expect((await second).value).toBe('after first');
});

test('of two saves of which the first takes longer to read, the second one is the last good one', async () => {
  const slow = Promise.withResolvers<void>();
  const values = ['old', 'new'];
  const files = new LiveFiles<typeof FILE, string>(directory, () => {}, {
    all: () => [FILE],
    load: async () => {
      const value = values.shift();
      if (value === 'old') await slow.promise;
      if (!value) throw new Error('broken');
      return { value };
    },
  });
  save('1');
  const first = files.read(FILE);
  save('12');
  await files.read(FILE);
  slow.resolve();
  await first;
  save('123');
  expect((await files.read(FILE)).value).toBe('new');
});

test('a file that could not be read for a reason that may pass is read again under another version, once it can be opened', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async (): Promise<never> => {
    throw Object.assign(new Error('it does not answer'), { code: 'EIO' });
  });
  const files = new LiveFiles<typeof FILE, string>(directory, () => {}, { all: () => [FILE], load });
  // It leads to itself, so that nothing opens it.
  symlinkSync(FILE.name, join(directory, FILE.name));
  await files.read(FILE);
  const version = files.version();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(files.version()).toBe(version);
  rmSync(join(directory, FILE.name));
  save('1');
  await files.read(FILE);
  const changed = files.version();
  await vi.waitFor(() => expect(files.version()).not.toBe(changed), { timeout: 30_000, interval: 500 });
  await files.read(FILE);
  expect(load).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
