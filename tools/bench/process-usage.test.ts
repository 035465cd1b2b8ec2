import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { processorTime, residentMemory } from './process-usage.ts';

const linux = existsSync('/proc/self/stat');

test.runIf(linux)('processor time is counted in milliseconds', () => {
  const before = processorTime(process.pid);
  const end = process.cpuUsage().user + 200_000;
  while (process.cpuUsage().user < end);
  expect(processorTime(process.pid) - before).toBeGreaterThan(150);
});

test.runIf(linux)('memory is what the process itself reports, in megabytes', () => {
  const own = process.memoryUsage.rss() / 2 ** 20;
  expect(residentMemory(process.pid)).toBeGreaterThan(own * 0.8);
  expect(residentMemory(process.pid)).toBeLessThan(own * 1.2);
});

test('a process that has ended is an error, not zero', () => {
  const { pid } = spawnSync('true');
  expect(() => processorTime(pid)).toThrow('ENOENT');
});
