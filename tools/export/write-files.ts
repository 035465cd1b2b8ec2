import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';

/** Names the files of the last export, so that the next one knows which to remove. */
export const MANIFEST = '.export.json';

/** Files with a version in their names. Pages that visitors have open may ask for them after they are gone. */
const VERSIONED = /^(?:assets|media)\//;

/** How long such a file stays after the last export that had it, in milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Of tools that publish folders, such as `.git` and `.netlify`. The export itself writes only these. */
const OF_TOOLS = /^\.(?!well-known\/)/;

/** A folder that an export must not write to; the message says why. */
export class FolderError extends Error {
  override name = 'FolderError';
}

/**
 * The files of an earlier export in a folder.
 * @throws {FolderError} when the folder holds any other file
 */
export function exportedFiles(directory: string): string[] {
  if (!existsSync(directory)) return [];
  const manifest = join(directory, MANIFEST);
  const text = existsSync(manifest) ? readFileSync(manifest, 'utf8') : '[]';
  const listed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.string())), text);
  if (!listed.success)
    throw new FolderError(`${manifest} is damaged: name another folder, or empty this one`);
  const known = new Set(listed.output);
  const there = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(directory, '/').length));
  const foreign = there.find((name) => !known.has(name) && !OF_TOOLS.test(name));
  if (foreign === undefined) return there.filter((name) => known.has(name));
  throw new FolderError(`${directory} holds ${foreign}, which no export wrote: name another folder`);
}

/**
 * Makes the folder hold these files: writes those whose bytes differ and removes those of an earlier export, of which
 * versioned ones stay for a day.
 * @param now in Unix milliseconds
 * @throws {FolderError}
 */
export function writeFiles(
  directory: string,
  files: ReadonlyMap<string, Buffer>,
  now: number,
): { written: number; removed: number } {
  const before = exportedFiles(directory);
  mkdirSync(directory, { recursive: true });
  const list = (names: Iterable<string>) =>
    writeFileSync(join(directory, MANIFEST), JSON.stringify([...new Set(names)].toSorted(), null, 1));
  // First of all, so that the next export recognizes what an interrupted one has written.
  list([...before, ...files.keys()]);
  let written = 0;
  for (const [name, body] of files) {
    const path = join(directory, name);
    if (!existsSync(path) || !readFileSync(path).equals(body)) {
      replaceFile(path, body);
      written += 1;
    }
    if (VERSIONED.test(name)) utimesSync(path, now / 1000, now / 1000);
  }
  const isKept = (name: string) =>
    VERSIONED.test(name) && now - statSync(join(directory, name)).mtimeMs < KEPT_MS;
  const gone = before.filter((name) => !files.has(name) && !isKept(name));
  for (const name of gone) removeFile(directory, name);
  list([...before.filter((name) => !gone.includes(name)), ...files.keys()]);
  return { written, removed: gone.length };
}

/** At once: a visitor never gets half a file. */
function replaceFile(path: string, body: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const whole = join(dirname(path), `.${basename(path)}.new`);
  writeFileSync(whole, body);
  renameSync(whole, path);
}

/** And the folders that it leaves empty. */
function removeFile(directory: string, name: string): void {
  rmSync(join(directory, name));
  for (let folder = dirname(name); folder !== '.'; folder = dirname(folder)) {
    const path = join(directory, folder);
    if (readdirSync(path).length > 0) return;
    rmdirSync(path);
  }
}
