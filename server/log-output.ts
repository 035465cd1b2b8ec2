import { fstatSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { visible } from './visible.ts';

const STANDARD_OUTPUT = 1;

/** Characters that wait in memory for a reader that has stopped reading; later lines are lost. */
export const MOST_WAITING = 1024 * 1024;

const IS_FILE = !isatty(STANDARD_OUTPUT) && isFileOrDevice();

/** Whether a write stopped in the middle of a line. The next one then begins on a new line. */
let torn = false;
let complained = false;

/**
 * Writes a line to standard output and never throws. A full disk, or a reader that is gone or stuck, loses log lines but
 * must not end the process. The first failure is reported on standard error.
 */
export function writeLogLine(line: string): void {
  if (IS_FILE) toFile(line);
  else toStream(line);
}

/** Not through Node's stream, which stays closed after its first failure even when the disk has room again. */
function toFile(line: string) {
  const bytes = Buffer.from(`${torn ? '\n' : ''}${line}\n`);
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(STANDARD_OUTPUT, bytes, written);
    torn = false;
  } catch (error) {
    torn ||= written > 0;
    complain(error);
  }
}

/** A pipe or a terminal. A synchronous write would block the server while nobody reads. */
function toStream(line: string) {
  if (process.stdout.writableLength < MOST_WAITING) process.stdout.write(`${line}\n`);
  else complain(new Error('its reader has stopped reading'));
}

// Without listeners a failure of these streams would end the process.
process.stdout.on('error', complain);
process.stderr.on('error', () => {});

function complain(error: unknown) {
  if (complained) return;
  complained = true;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(visible(`The log cannot be written to standard output: ${reason}\n`));
}

function isFileOrDevice(): boolean {
  const stat = fstatSync(STANDARD_OUTPUT);
  return stat.isFile() || stat.isCharacterDevice();
}
