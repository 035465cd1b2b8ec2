import { fstatSync, writeSync } from 'node:fs';
import { escapeControls } from '../escape-controls.ts';

/**
 * The operator's log: technical facts, never a visitor's words, name or address. `alarm` means that a person must act.
 */
export type Log = Record<'info' | 'warn' | 'error' | 'alarm', (event: string, fields?: Fields) => void>;

/** The log and the clock, which most work needs. */
export interface LogAndClock {
  log: Log;
  /** The time in Unix milliseconds. */
  now(): number;
}

/** JSON values, or an Error, which is written as name, message, code, stack and cause. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * A log that writes one JSON object a line: `time` (ISO 8601), `level`, `event`, then the fields.
 * @param write where a line goes; standard output unless a test listens.
 */
export function createLog(write: (line: string) => void = writeLine, now: () => number = Date.now): Log {
  const at = (level: keyof Log) => (event: string, fields?: Fields) => {
    const entry = { time: new Date(now()).toISOString(), level, event, ...fields };
    write(escapeControls(JSON.stringify(entry, describeErrors)));
  };
  return { info: at('info'), warn: at('warn'), error: at('error'), alarm: at('alarm') };
}

/** Errors have no enumerable properties, so JSON would show them as `{}`. */
function describeErrors(_key: string, value: unknown) {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  return { name, message, code: 'code' in value ? value.code : undefined, stack, cause };
}

const STANDARD_OUTPUT = 1;

/** Characters that wait in memory for a reader that has stopped reading; later lines are lost. */
export const MOST_WAITING = 1024 * 1024;

/** A pipe or a terminal: a synchronous write to it would block the server while nobody reads. */
const IS_STREAM =
  process.stdout.isTTY || fstatSync(STANDARD_OUTPUT).isFIFO() || fstatSync(STANDARD_OUTPUT).isSocket();

let complained = false;

/**
 * Writes a line to standard output and never throws. A full disk, or a reader that is gone or stuck, loses log lines
 * but must not end the process. The first failure is reported on standard error.
 */
function writeLine(line: string): void {
  if (IS_STREAM) {
    if (process.stdout.writableLength < MOST_WAITING) process.stdout.write(`${line}\n`);
    else complain(new Error('its reader has stopped reading'));
    return;
  }
  try {
    // Not through Node's stream, which stays closed after its first failure even when the disk has room again.
    writeSync(STANDARD_OUTPUT, `${line}\n`);
  } catch (error) {
    complain(error);
  }
}

// Without listeners a failure of these streams would end the process.
process.stdout.on('error', complain);
process.stderr.on('error', () => {});

function complain(error: unknown) {
  if (complained) return;
  complained = true;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(escapeControls(`The log cannot be written to standard output: ${reason}\n`));
}
