import { setImmediate } from 'node:timers/promises';
import { FileError, faultsOf, type Fault, type Problem } from '../fault.ts';
import { readText, StalledError, type FoundFile } from './folder.server.ts';

/** A file as visitors see it. It is read again only when its signature changes. */
export interface FileState<Value> {
  readonly signature: string;
  /** The value of the last version that could be read as a whole; undefined if there was none. */
  readonly value: Value | undefined;
  readonly faults: readonly Fault[];
}

export type FileStates<Value> = ReadonlyMap<string, FileState<Value>>;

/** @throws {FileError} when the whole file cannot be shown */
export type Parse<Value> = (text: string, last: Value | undefined) => ParseResult<Value>;

export interface ParseResult<Value> {
  /** Undefined when not even the last good value may be shown. */
  value: Value | undefined;
  problems?: readonly Problem[];
}

/** @param last the last good value */
export type ReadFile<Value> = (
  file: FoundFile,
  last: Value | undefined,
) => ParseResult<Value> | Promise<ParseResult<Value>>;

export function asText<Value>(parse: Parse<Value>): ReadFile<Value> {
  return async (file, last) => parse(await readText(file), last);
}

/**
 * Reads the files of one kind, each judged alone. The server answers requests between two files.
 * @param found the files of this kind, by name
 * @param isKept whether a file that was not found keeps its last value
 */
export async function readEach<Value>(
  found: ReadonlyMap<string, FoundFile>,
  before: FileStates<Value> | undefined,
  isKept: (name: string) => boolean,
  readerOf: (name: string) => ReadFile<Value>,
): Promise<FileStates<Value>> {
  const states = new Map<string, FileState<Value>>();
  for (const [name, file] of found) {
    const last = before?.get(name);
    const isSame = last?.signature === file.signature;
    states.set(name, isSame ? last : await readFile(name, file, last, readerOf(name)));
    if (!isSame) await setImmediate();
  }
  for (const [name, state] of before ?? []) if (!found.has(name) && isKept(name)) states.set(name, state);
  const isChanged = Array.from(states).some(([name, state]) => state !== before?.get(name));
  return before && !isChanged && states.size === before.size ? before : states;
}

async function readFile<Value>(
  name: string,
  file: FoundFile,
  last: FileState<Value> | undefined,
  read: ReadFile<Value>,
): Promise<FileState<Value>> {
  const { signature } = file;
  try {
    return goodState(name, signature, await read(file, last?.value));
  } catch (error) {
    if (error instanceof StalledError) throw error;
    const state = badState(name, signature, error, last);
    // A file that could not be read, such as on a share that was away, may be readable later.
    const again = error instanceof FileError && error.cause ? { ...state, signature: '' } : state;
    return last && isSameFault(last, again) ? last : again;
  }
}

/** A part of a file that is parsed on first use, because parsing takes 10 to 70 ms. */
export interface Later<Value> {
  read(): Value;
  /** Undefined until it is parsed. */
  readonly parsed: Value | undefined;
}

export function parsedLater<Value>(parse: () => Value): Later<Value> {
  // Replaced when it is parsed, so that the source leaves the memory.
  let state: { parse: () => Value } | { value: Value } = { parse };
  return {
    read() {
      if ('parse' in state) state = { value: state.parse() };
      return state.value;
    },
    get parsed() {
      return 'value' in state ? state.value : undefined;
    },
  };
}

/** Parses a file, and keeps the last good value if that fails. */
export function stateOf<Value>(
  name: string,
  parse: () => ParseResult<Value>,
  last: FileState<Value> | undefined,
): FileState<Value> {
  try {
    return goodState(name, '', parse());
  } catch (error) {
    return badState(name, '', error, last);
  }
}

/** @throws {FileError} when no version could be read */
export function valueOf<Value>({ value, faults: [fault] }: FileState<Value>): Value {
  if (value === undefined) throw new FileError(fault?.says ?? 'it cannot be read', fault?.at);
  return value;
}

function goodState<Value>(file: string, signature: string, { value, problems = [] }: ParseResult<Value>) {
  return { signature, value, faults: faultsOf(file, problems) };
}

function badState<Value>(
  file: string,
  signature: string,
  error: unknown,
  last: FileState<Value> | undefined,
): FileState<Value> {
  const at = error instanceof FileError ? error.at : undefined;
  return { signature, value: last?.value, faults: [{ file, at, says: (error as Error).message }] };
}

function isSameFault(one: FileState<unknown>, other: FileState<unknown>): boolean {
  return one.signature === other.signature && one.faults[0]?.says === other.faults[0]?.says;
}
