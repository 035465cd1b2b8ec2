import { expect, test } from 'vitest';
import { loadOnce } from './load-once.ts';

test('a value is loaded once for all who ask meanwhile, and is there at once afterwards', async () => {
  const known = new Map<string, number | Promise<number>>();
  let loads = 0;
  const load = async () => (loads += 1);
  const first = loadOnce(known, 'a', load);
  expect(loadOnce(known, 'a', load)).toBe(first);
  expect(await first).toBe(1);
  expect(loadOnce(known, 'a', load)).toBe(1);
});

test('what could not be loaded is tried again', async () => {
  const known = new Map<string, number | Promise<number>>();
  await expect(loadOnce(known, 'a', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(await loadOnce(known, 'a', async () => 2)).toBe(2);
});
