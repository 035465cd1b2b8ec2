import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { LiveFiles, type Parsed } from './live-files.server.ts';

const FILE = { name: 'pricing.json' };

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'live-'));
  return () => rmSync(directory, { recursive: true });
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

test('what lacks something for a reason that may pass is read again a little later, under another version', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async (): Promise<Parsed<string>> => ({ value: 'text', isIncomplete: true }));
  const files = new LiveFiles<typeof FILE, string>(directory, () => {}, { all: () => [FILE], load });
  save('1');
  await files.read(FILE);
  const version = files.version();
  await files.read(FILE);
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(files.version()).not.toBe(version);
  await files.read(FILE);
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
