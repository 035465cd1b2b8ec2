import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { processorTime, processTree, residentMemory } from './process-tree.ts';

test.runIf(existsSync('/proc/self/schedstat'))('a process is measured with what it has started', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: 'pipe' });
  await once(child, 'spawn');
  expect(processTree(process.pid)).toContain(child.pid);
  const before = processorTime(process.pid);
  const until = process.cpuUsage().user + 50_000;
  while (process.cpuUsage().user < until);
  // Half of what was burnt: the two clocks tick apart.
  expect(processorTime(process.pid) - before).toBeGreaterThan(25);
  expect(residentMemory(process.pid)).toBeGreaterThan(residentMemory(child.pid ?? 0));
  child.kill();
});

test('of a process that is not there nothing is known', () => {
  expect(processorTime(2 ** 30)).toBe(0);
  expect(residentMemory(2 ** 30)).toBe(0);
});
