import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recordedLog } from '../../tests/fixtures/store/recorded-log.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { contentAgeSeconds, staleAlarm } from './content-age.ts';

const MINUTE = 60_000;

function followedAt(time: number): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, '.git/followed'), '');
  utimesSync(join(folder, '.git/followed'), time / 1000, time / 1000);
  return folder;
}

it('is the time since the last pull of the content, and null where nothing is pulled', async () => {
  expect(await contentAgeSeconds(followedAt(100 * MINUTE), 102 * MINUTE)).toBe(120);
  expect(await contentAgeSeconds(temporaryFolder(), 0)).toBeNull();
});

it('raises an alarm after a quarter of an hour, once an hour', async () => {
  const { log, entries } = recordedLog();
  let now = 100 * MINUTE;
  const look = staleAlarm(followedAt(now), { log, now: () => now });
  for (; now <= 200 * MINUTE; now += MINUTE) await look();
  expect(entries.map(({ event, ageSeconds }) => [event, ageSeconds])).toEqual([
    ['content.stale', 16 * 60],
    ['content.stale', 76 * 60],
  ]);
});
