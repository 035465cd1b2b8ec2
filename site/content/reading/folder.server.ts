import { constants } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileError } from '../fault.ts';
import { insideFolder } from './inside-folder.server.ts';

/** Most bytes of a text; the largest one that ships has a third of a million. */
export const LARGEST_FILE = 2_000_000;

/** The result of one scan of the content folder. */
export interface Look {
  /** The real paths of its folders, with a value that changes when another folder takes its place. */
  folders: ReadonlyMap<string, string>;
  /** By name relative to the content folder. */
  files: ReadonlyMap<string, FoundFile>;
  /** Why a folder cannot be read, by its name. Its last content stays. */
  unread: ReadonlyMap<string, string>;
  /** Names of files that are not content. */
  strays: readonly string[];
}

export interface FoundFile {
  /** The real path, with links resolved. */
  path: string;
  size: number;
  /** A value that changes with the file. */
  signature: string;
  /** Why the file must not be read. */
  error?: FileError;
}

/**
 * Reads the names, sizes and times of the files. One system call at a time: a share that stalls holds one of
 * the process's threads for files, not all.
 * @param folders relative to the content folder, which is the first
 * @throws when the content folder itself cannot be read or its file system does not answer
 */
export async function lookAt(
  directory: string,
  folders: readonly string[],
  isContent: (name: string) => boolean,
): Promise<Look> {
  const root = await answered(realpath(directory));
  const found = new Map<string, FoundFile>();
  const unread = new Map<string, string>();
  const there = new Map<string, string>();
  const strays: string[] = [];
  for (const folder of folders) {
    try {
      const path = await answered(insideFolder(root, join(root, folder)));
      const entries = await answered(readdir(path, { withFileTypes: true }));
      there.set(`${path} ${(await answered(stat(path))).ino}`, path);
      for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
        const name = join(folder, entry.name);
        if (isContent(name))
          found.set(name, await findFile(root, join(path, entry.name), entry.isSymbolicLink()));
        else strays.push(name);
      }
    } catch (error) {
      if (folder === '' || error instanceof StalledError) throw error;
      if (!isMissing(error)) unread.set(folder, reasonOf(error));
    }
  }
  return { folders: there, files: found, unread, strays };
}

/** @param root the real path of the content folder */
export async function findFile(root: string, link: string, isLink = true): Promise<FoundFile> {
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
export async function readText({ path, size, error }: FoundFile): Promise<string> {
  if (error) throw error;
  if (size > LARGEST_FILE) throw new FileError(`it has more than ${LARGEST_FILE / 1e6} MB`);
  try {
    // A file that became a link or a pipe since the scan is not opened.
    const flag = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
    return decode(await answered(readFile(path, { flag })));
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
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: keepsMark }).decode(bytes);
  } catch {
    const lines = new TextDecoder().decode(bytes).split('\n');
    const line = lines.findIndex((text) => text.includes(NOT_DECODED));
    const column = lines[line]?.indexOf(NOT_DECODED) ?? 0;
    throw new FileError('is not UTF-8: save the file in this encoding', `${line + 1}:${column + 1}`);
  }
}

/** The character that a decoder puts in place of invalid bytes. */
const NOT_DECODED = '\uFFFD';

export function reasonOf(error: unknown): string {
  if (error instanceof FileError) return error.message;
  return isMissing(error) ? 'it is missing' : `it cannot be read: ${(error as Error).message}`;
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
