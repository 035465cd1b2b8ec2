import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { MOST_WAITING } from './log.ts';

const LOG_MODULE = join(import.meta.dirname, 'log.ts');

/** Logs on and off for a while, as a server does, and ends in its own way. */
const PROGRAM = `
  const { createLog } = await import(process.argv[1]);
  const log = createLog();
  process.stderr.write('started\\n');
  for (let line = 0; line < 20; line += 1) {
    log.info('line', { line });
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  process.exitCode = 7;`;

/** Logs four megabytes at once, and a last line once they have been read. */
const FLOOD = `
  const { createLog } = await import(process.argv[1]);
  const log = createLog();
  for (let line = 0; line < 4000; line += 1) log.info('line', { text: 'x'.repeat(1000) });
  process.stdout.once('drain', () => log.info('last'));
  process.stderr.write('written\\n');`;

it.skipIf(process.platform !== 'linux')('outlives a disk that is full, and says so once', async () => {
  const full = openSync('/dev/full', 'w');
  const child = start(full);
  const said = saidBy(child.stderr);
  expect(await once(child, 'exit')).toEqual([7, null]);
  expect((await said).match(/log cannot be written.*ENOSPC/g)).toHaveLength(1);
  // It cannot be reported when the other output is full too.
  expect(await once(start(full, full), 'exit')).toEqual([7, null]);
  closeSync(full);
});

it('survives a reader that has gone away, and reports it once', async () => {
  const child = start('pipe');
  const said = saidBy(child.stderr);
  child.stdout?.destroy();
  expect(await once(child, 'exit')).toEqual([7, null]);
  expect((await said).match(/log cannot be written.*EPIPE/g)).toHaveLength(1);
});

it('buffers a limited amount for a reader that has stopped, and continues when it reads again', async () => {
  const child = start('pipe', 'pipe', FLOOD);
  let said = '';
  child.stderr?.on('data', (part) => (said += part));
  await expect.poll(() => said).toContain('written');
  const read = await saidBy(child.stdout);
  expect(read.length).toBeLessThan(2 * MOST_WAITING);
  expect(read).toContain('"event":"last"');
  expect(said.match(/log cannot be written.*stopped reading/g)).toHaveLength(1);
});

function saidBy(stream: Readable | null): Promise<string> {
  return stream ? text(stream) : Promise.resolve('');
}

function start(stdout: number | 'pipe', stderr: number | 'pipe' = 'pipe', program = PROGRAM) {
  return spawn(process.execPath, ['-e', program, LOG_MODULE], { stdio: ['ignore', stdout, stderr] });
}
