import { fstatSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';

const STANDARD_OUTPUT = 1;

/** Characters that may wait in memory for a reader that has stopped reading; later lines are lost. */
export const MOST_WAITING = 1024 * 1024;

/** A file or a device such as /dev/null, and no terminal. */
const IS_FILE = !isatty(STANDARD_OUTPUT) && isFileOrDevice();

/** What stands in a file is only whole lines, also after the disk was full. */
let torn = false;
let complained = false;

/**
 * Writes a line to standard output and never fails: a full disk, or a reader that has gone away or sleeps, costs
 * lines of the log and must not cost the process, which holds visitors' messages. The first failure is told on
 * standard error.
 */
export function writeLogLine(line: string): void {
  if (IS_FILE) toFile(line);
  else toStream(line);
}

/** Node's stream for files is closed for ever by its first failure; a disk that was full has room again. */
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

/** A pipe or a terminal. Writing to it at once would stop the server as long as nobody reads. */
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
  process.stderr.write(`The log cannot be written to standard output: ${reason}\n`);
}

function isFileOrDevice(): boolean {
  const stat = fstatSync(STANDARD_OUTPUT);
  return stat.isFile() || stat.isCharacterDevice();
}
