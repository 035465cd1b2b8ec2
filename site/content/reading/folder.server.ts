import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { getSystemErrorMessage } from 'node:util';
import { FileError, lineAndColumn } from '../fault.ts';
import { insideFolder, READ } from './inside-folder.server.ts';

/** Most bytes of a text; the largest one that ships has a third of a million. */
export const LARGEST_FILE = 2_000_000;

/** The result of one scan of the content folder. */
export interface Look {
  /** Its folders and the one around it, by a value that changes when another folder takes its place. */
  folders: ReadonlyMap<string, FoundFolder>;
  /** By name relative to the content folder. */
  files: ReadonlyMap<string, FoundFile>;
  /** Why a folder cannot be read, by its name. Its last content stays. */
  unread: ReadonlyMap<string, string>;
  /** Names of files that are not content. */
  strays: readonly string[];
}

interface FoundFolder {
  /** Relative to the content folder; `..` for the folder around it, where a deployment may switch a link. */
  name: string;
  path: string;
}

export interface FoundFile {
  /** The real path, with links resolved. */
  path: string;
  size: number;
  /** A value that changes with the file. */
  signature: string;
  /** Why the file must not be read. */
  error?: FileError;
  /** Replaces the text on disk. */
  text?: string;
}

/**
 * Reads the names, sizes and times of the files. One system call at a time: a share that stalls holds one of
 * the process's threads for files, not all.
 * @param folders relative to the content folder, which is the first
 * @param before the last scan, from which files are taken that cannot have changed since; a link is followed each time
 * @throws when the content folder itself cannot be read or its file system does not answer
 */
export async function lookAt(
  directory: string,
  folders: readonly string[],
  isContent: (name: string) => boolean,
  { before, mayDiffer }: { before: Look | undefined; mayDiffer: (name: string) => boolean },
): Promise<Look> {
  const root = await answered(realpath(directory));
  const found = new Map<string, FoundFile>();
  const unread = new Map<string, string>();
  const around = dirname(resolve(directory));
  const there = new Map([[around, { name: '..', path: around }]]);
  const strays: string[] = [];
  for (const folder of folders) {
    try {
      const path = await answered(insideFolder(root, join(root, folder)));
      const entries = await answered(readdir(path, { withFileTypes: true }));
      there.set(`${path} ${(await answered(stat(path))).ino}`, { name: folder, path });
      for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
        const name = join(folder, entry.name);
        const isLink = entry.isSymbolicLink();
        const known = isLink || mayDiffer(name) ? undefined : before?.files.get(name);
        if (isContent(name)) found.set(name, known ?? (await findFile(root, join(path, entry.name), isLink)));
        else if (!folders.includes(name)) strays.push(name);
      }
    } catch (error) {
      if (folder === '' || error instanceof StalledError) throw error;
      if (!isMissing(error)) unread.set(folder, reasonOf(error));
    }
  }
  return { folders: there, files: found, unread, strays };
}

/** @param root the real path of the content folder */
async function findFile(root: string, link: string, isLink = true): Promise<FoundFile> {
  try {
    const path = isLink ? await answered(insideFolder(root, link)) : link;
    const file = await answered(stat(path, { bigint: true }));
    const { ino, size, mtimeNs, ctimeNs } = file;
    const found = { path, size: Number(size), signature: [path, ino, size, mtimeNs, ctimeNs].join() };
    // Reading another kind of file, such as a pipe, might never end.
    if (file.isFile()) return found;
    const kind = file.isDirectory() ? 'a folder' : 'a pipe or a device';
    return { ...found, error: new FileError(`it is ${kind}, expected a file`) };
  } catch (error) {
    if (error instanceof StalledError) throw error;
    return {
      path: link,
      size: 0,
      signature: String(codeOf(error)),
      error: new FileError(reasonOf(error), undefined, error),
    };
  }
}

/**
 * Reads a text in UTF-8, without the byte-order mark that Windows editors add.
 * @throws {FileError} with line and column where it is not UTF-8
 */
export async function readText({ path, size, error, text }: FoundFile): Promise<string> {
  if (error) throw error;
  if (size > LARGEST_FILE) throw new FileError(`it has more than ${LARGEST_FILE / 1e6} MB`);
  try {
    return decode(text === undefined ? await answered(readFile(path, { flag: READ })) : Buffer.from(text));
  } catch (failure) {
    if (failure instanceof FileError || failure instanceof StalledError) throw failure;
    throw new FileError(reasonOf(failure), undefined, failure);
  }
}

/** The system does not answer, as with a share that has stalled. */
export class StalledError extends Error {
  /** Settles when the system answers. Until then every further call could block another thread. */
  readonly answer: Promise<unknown>;

  constructor(answer: Promise<unknown>) {
    super('it does not answer');
    this.answer = answer;
  }
}

/** Milliseconds that a system call may take. */
const LONGEST_CALL = 5000;

async function answered<Value>(call: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new StalledError(call)), LONGEST_CALL);
  return Promise.race([call, late.promise]).finally(() => clearTimeout(timer));
}

/**
 * @param keepsMark whether the byte-order mark stays
 * @throws {FileError} with line and column where it is not UTF-8
 */
export function decode(bytes: Uint8Array, { keepsMark = false } = {}): string {
  try {
    // Other encodings have such bytes in Latin letters.
    if (bytes.includes(0)) throw new TypeError('a byte is zero');
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: keepsMark }).decode(bytes);
  } catch {
    const text = new TextDecoder().decode(bytes);
    const place = lineAndColumn(text, text.search(/[\0\uFFFD]/));
    throw new FileError('is not UTF-8: save the file in this encoding', place);
  }
}

export function reasonOf(error: unknown): string {
  if (error instanceof FileError) return error.message;
  if (isMissing(error)) return 'it is missing';
  const { errno, message } = error as NodeJS.ErrnoException;
  return `it cannot be read: ${errno === undefined ? message : getSystemErrorMessage(errno)}`;
}

/** Whether there is no such file or folder. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

/** Whether a file could not be read for a reason that may pass, such as a share that does not answer. */
export function isPassing(error: unknown): boolean {
  return codeOf(error) !== undefined && !isMissing(error);
}

/** The system's code of an error or of its cause. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? error.code : codeOf(error.cause);
}
