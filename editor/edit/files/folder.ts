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
import { decode, isMissing } from '../../../site/content/reading/folder.server.ts';

/** An error for the person who edits, as a sentence. */
export class Refusal extends Error {
  readonly status: 403 | 409 | 413 | 422;

  constructor(message: string, status: Refusal['status'] = 422, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/** Paths that the window may write to, by their beginning. */
const FILES =
  /^(?:(?:articles|legal)\/[\w-]+\.md|(?:pages\/|articles\/figures\/)?[\w-]+\.json|media\/[\w.-]+)$/;

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
    if (!isPlain) throw new Refusal(`${file} is no file of the content folder`, 403);
    const path = join(this.path, file);
    const folder = realFolder(dirname(path));
    if (folder !== undefined && folder !== dirname(path))
      throw new Refusal(`${dirname(file)}${sep} leads out of the content folder`, 403);
    return path;
  }

  /**
   * The text of a file; undefined if the file does not exist.
   * @throws {FileError} where it is not UTF-8: saving it would damage it
   */
  read(file: string): string | undefined {
    const bytes = this.bytesOf(file);
    return bytes && decode(bytes, { keepsMark: true });
  }

  bytesOf(file: string): Buffer | undefined {
    try {
      return readFileSync(this.at(file));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Writes the whole file or nothing. */
  write(file: string, content: string | Uint8Array): void {
    const path = this.at(file);
    mkdirSync(dirname(path), { recursive: true });
    const beside = join(dirname(path), `.${randomBytes(6).toString('hex')}.tmp`);
    try {
      writeFileSync(beside, content);
      renameSync(beside, path);
    } catch (error) {
      rmSync(beside, { force: true });
      throw error;
    }
  }

  remove(file: string): void {
    rmSync(this.at(file));
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
