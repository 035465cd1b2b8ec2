import { constants } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { FileError } from '../fault.ts';

/**
 * Resolves a path. The folder itself may be a link, and links may lead anywhere inside it. A file outside it may be
 * anything that the server can read, so a link must not publish it.
 * @throws when the path leads out of the folder or to nothing
 */
export async function insideFolder(folder: string, path: string): Promise<string> {
  const [root, real] = await Promise.all([realpath(folder), realpath(path)]);
  if (real === root || real.startsWith(root + sep)) return real;
  throw new FileError('it leads out of the content folder: expected the file itself, not a link to it');
}

/** Reading does not wait for a pipe, and does not follow a file that became a link meanwhile. */
export const READ = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
