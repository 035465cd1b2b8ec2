import { writeLogLine } from './log-output.ts';
import { visible } from './visible.ts';

/**
 * What the server tells its operator: technical facts, never a visitor's words, name or address. `alarm` means that a
 * person must act.
 */
export type Log = Record<'info' | 'warn' | 'error' | 'alarm', (event: string, fields?: Fields) => void>;

/** JSON values, or an Error, which is written as name, message, code, stack and cause. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * A log that writes one JSON object a line: `time` (ISO 8601), `level`, `event`, then the fields.
 * @param write where a line goes; standard output unless a test listens.
 */
export function createLog(write: (line: string) => void = writeLogLine, now: () => number = Date.now): Log {
  const at = (level: keyof Log) => (event: string, fields?: Fields) => {
    const entry = { time: new Date(now()).toISOString(), level, event, ...fields };
    write(visible(JSON.stringify(entry, describeErrors)));
  };
  return { info: at('info'), warn: at('warn'), error: at('error'), alarm: at('alarm') };
}

/** Errors have no enumerable properties, so JSON would show them as `{}`. */
function describeErrors(_key: string, value: unknown) {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  return { name, message, code: 'code' in value ? value.code : undefined, stack, cause };
}
