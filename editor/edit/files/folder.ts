import { createHash, randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { reasonOf } from '../../../server/store/store-error.ts';
import { isMissing } from '../../../site/content/reading/folder.server.ts';

/** An error for the person who edits, as a sentence. */
export class Refusal extends Error {
  readonly status: 403 | 409 | 413 | 422;

  constructor(message: string, status: Refusal['status'] = 422, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/** Paths that the window may write to. A disk takes names of 255 characters. */
const FILES =
  /^(?:(?:articles|legal)\/[\w-]{1,250}\.md|(?:pages\/|articles\/figures\/)?[\w-]{1,250}\.json|media\/[\w.-]{1,255})$/;

/** The files of the content folder that the window shows. */
export class EditedFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = realpathSync(path);
  }

  /** @throws {Refusal} for a path that leads elsewhere */
  at(file: string): string {
    const isPlain =
      FILES.test(file) && normalize(file) === file && !file.split('/').some((part) => part.startsWith('.'));
    if (!isPlain) throw new Refusal(`${file} is not a file of the content folder`, 403);
    const path = join(this.path, file);
    const folder = realFolder(dirname(path));
    if (folder !== undefined && folder !== dirname(path))
      throw new Refusal(`${dirname(file)}${sep} leads out of the content folder`, 403);
    return path;
  }

  /** Undefined if the file does not exist. */
  bytesOf(file: string): Buffer | undefined {
    try {
      return readFileSync(this.at(file));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /**
   * Writes the whole file or nothing.
   * @param content undefined removes the file
   * @throws {Refusal} if the disk is full, or the folder may not be written to
   */
  put(file: string, content: string | Uint8Array | undefined): void {
    const path = this.at(file);
    const beside = join(dirname(path), `.${randomBytes(6).toString('hex')}.tmp`);
    try {
      // Somebody else may have removed it.
      if (content === undefined) return rmSync(path, { force: true });
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(beside, content);
      renameSync(beside, path);
    } catch (error) {
      rmSync(beside, { force: true });
      const done = content === undefined ? 'removed' : 'written';
      throw new Refusal(`${file} could not be ${done}, and is as it was: ${reasonOf(error)}.`, 409, error);
    }
  }
}

/** A version that changes with the text; a missing file has a version too. */
export function versionOf(text: string | undefined): string {
  return text === undefined ? 'new' : createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** Empty if the folder does not exist. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function realFolder(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
