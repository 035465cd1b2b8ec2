import { constants } from 'node:fs';
import { open, realpath, type FileHandle } from 'node:fs/promises';
import { sep } from 'node:path';
import { FileError } from '../fault.ts';

/**
 * Where a path leads. The folder itself may be a link, and links may lead anywhere in it. What lies outside of it may be
 * anything that the server can read, so a link must not publish it.
 * @throws when the path leads out of the folder, or nowhere
 */
export async function insideFolder(folder: string, path: string): Promise<string> {
  const [root, real] = await Promise.all([realpath(folder), realpath(path)]);
  if (real === root || real.startsWith(root + sep)) return real;
  throw new FileError('it leads out of the content folder: expected the file itself, not a link to it');
}

/** Opens a file of the folder. A pipe is not waited for, and what has become a link meanwhile is not followed. */
export async function openInside(folder: string, path: string): Promise<FileHandle> {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  return open(await insideFolder(folder, path), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
}
