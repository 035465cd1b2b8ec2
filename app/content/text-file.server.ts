import { realpathSync, statSync, type Stats } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { sep } from 'node:path';

/** Bytes that a file of the content folder may have; the largest one that ships has a third of a million. */
export const LARGEST_FILE = 2_000_000;

/** Milliseconds that the system may take for a file; a share that has stalled would take forever. */
const LONGEST_READ = 5000;
const READ_STEPS = 10;

/**
 * Reads a text file in UTF-8, without the byte-order mark that Windows editors add.
 * @throws with the path, and line and column where it is not UTF-8; a file that is missing is the error's cause (ENOENT)
 */
export async function readText(path: string): Promise<string> {
  const bytes = await withinTime(path, readRegular(path)).catch(cannotBeRead(path));
  return decode(path, bytes);
}

/**
 * What lies outside of the content folder may be anything that the server can read, so a link must not publish it. The folder
 * itself may be a link, and links may lead anywhere inside.
 * @throws when a path leads out of the folder, or nowhere
 */
export function refuseOutside(folder: string, path: string): void {
  if (!realpathSync(path).startsWith(realpathSync(folder) + sep))
    throw new Error('it leads out of the content folder: expected the file itself, not a link to it');
}

async function readRegular(path: string): Promise<Buffer> {
  refuseOthers(await stat(path));
  return readFile(path);
}

/** Of another kind, such as a pipe, reading never ends. @throws unless it is a regular file of a bearable size */
function refuseOthers(file: Stats): void {
  if (!file.isFile()) throw new Error('it is no regular file');
  if (file.size > LARGEST_FILE) throw new Error(`it has more than ${LARGEST_FILE / 1e6} MB`);
}

function withinTime<Value>(path: string, reading: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = Object.assign(new Error(`${path} does not come`), { code: 'ETIMEDOUT' });
  // Ten short steps instead of one timeout: after a busy moment only one of them is due, so a file that has arrived
  // meanwhile still counts.
  let steps = 0;
  const timer = setInterval(() => {
    steps += 1;
    if (steps === READ_STEPS) reject(late);
  }, LONGEST_READ / READ_STEPS);
  return Promise.race([reading, promise]).finally(() => clearInterval(timer));
}

function cannotBeRead(path: string) {
  return (error: Error): never => {
    const reason = isMissing(error) ? 'is missing' : `cannot be read: ${error.message}`;
    throw new Error(`${path} ${reason}`, { cause: error });
  };
}

/** What is wrong with a file, with its path before it. */
export function faultOf(path: string, error: unknown): string {
  const { message } = error as Error;
  return message.startsWith(path) ? message : `${path}: ${message}`;
}

/** Whether a file could not be read for a reason that may pass, such as a share that does not answer. */
export function isPassing(error: unknown): boolean {
  return codeOf(error) !== undefined && !isMissing(error);
}

/** Whether there is no such file or folder. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

/** The system's code of an error, or of the one behind it. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? error.code : codeOf(error.cause);
}

/** @throws with the path, line and column where the bytes are not UTF-8 */
function decode(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const lines = new TextDecoder().decode(bytes).split('\n');
    const line = lines.findIndex((text) => text.includes(NOT_DECODED));
    const column = lines[line]?.indexOf(NOT_DECODED) ?? 0;
    throw new Error(`${path}:${line + 1}:${column + 1} is not UTF-8: save the file in this encoding`);
  }
}

/** What a decoder puts in place of bytes that are no character. */
const NOT_DECODED = '\uFFFD';

/** Values computed from files, computed again only when the size or times of a file, or what else they depend on, changed. */
export class FileCache<Value> {
  readonly #entries = new Map<string, { signature: string; value: Value }>();
  /** How many values were forgotten. */
  forgotten = 0;

  /**
   * @param load called on first use and after each change
   * @param others what the value depends on beside the file
   */
  get(path: string, load: () => Value, others = ''): Value {
    const signature = signatureOf(path) + others;
    const entry = this.#entries.get(path);
    if (entry?.signature === signature) return entry.value;
    const value = load();
    this.#entries.set(path, { signature, value });
    return value;
  }

  /** As soon as a file that could not be read can be opened it is read again, although it is the same. */
  forgetSoon(path: string): void {
    const tryAgain = async () => {
      try {
        await (await open(path)).close();
      } catch (error) {
        if (isPassing(error)) this.forgetSoon(path);
        return;
      }
      this.#entries.delete(path);
      this.forgotten += 1;
    };
    setTimeout(() => void tryAgain(), READ_AGAIN_MS).unref();
  }
}

const READ_AGAIN_MS = 5000;

/** Inode, size and times of a file. The system call takes microseconds, much less than reading the file. */
export function signatureOf(path: string): string {
  try {
    const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
    return `${ino}:${size}:${mtimeNs}:${ctimeNs}`;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}
