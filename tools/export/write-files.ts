import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

/** Names the files of the last export, so that the next one knows which to remove. */
export const MANIFEST = '.export.json';

/** Of tools that publish folders, such as `.git` and `.netlify`. The export itself writes only these. */
const OF_TOOLS = /^\.(?!well-known\/)/;

const MANIFEST_SCHEMA = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    files: v.array(
      v.pipe(
        v.string(),
        // Nothing outside the folder is ever removed.
        v.check((name) => !name.startsWith('/') && !name.split(/[\\/]/).includes('..')),
      ),
    ),
  }),
);

/** A folder that an export must not write to; the message says why. */
export class FolderError extends Error {
  override name = 'FolderError';
}

/**
 * The files of an earlier export in a folder.
 * @throws {FolderError} when the folder holds any other file
 */
export function exportedFiles(directory: string): ReadonlySet<string> {
  if (!existsSync(directory)) return new Set();
  const known = new Set(readManifest(directory));
  const foreign = filesIn(directory).filter((name) => !known.has(name) && !OF_TOOLS.test(name));
  if (foreign.length === 0) return known;
  const some = foreign.slice(0, 3).join(', ') + (foreign.length > 3 ? ', …' : '');
  throw new FolderError(`${directory} holds files that no export wrote (${some}): name another folder`);
}

/**
 * Makes the folder hold these files: writes those whose bytes differ and removes those of an earlier export.
 * @throws {FolderError}
 */
export function writeFiles(
  directory: string,
  files: ReadonlyMap<string, Buffer>,
): { written: number; removed: number } {
  const before = exportedFiles(directory);
  mkdirSync(directory, { recursive: true });
  // First of all, so that the next export recognizes what an interrupted one has written.
  writeManifest(directory, [...before, ...files.keys()]);
  let written = 0;
  for (const [name, body] of files) {
    const path = join(directory, name);
    if (existsSync(path) && readFileSync(path).equals(body)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, body);
    written += 1;
  }
  // Last, because pages that visitors have open may still need them.
  const old = [...before].filter((name) => !files.has(name));
  for (const name of old) removeFile(directory, name);
  writeManifest(directory, [...files.keys()]);
  return { written, removed: old.length };
}

function readManifest(directory: string): string[] {
  const path = join(directory, MANIFEST);
  if (!existsSync(path)) return [];
  const parsed = v.safeParse(MANIFEST_SCHEMA, readFileSync(path, 'utf8'));
  if (parsed.success) return parsed.output.files;
  throw new FolderError(`${path} is damaged: name another folder, or empty this one`);
}

function writeManifest(directory: string, names: readonly string[]): void {
  writeFileSync(
    join(directory, MANIFEST),
    `${JSON.stringify({ files: [...new Set(names)].toSorted() }, null, 1)}\n`,
  );
}

function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(join(directory, '/').length).replaceAll('\\', '/'),
    );
}

/** And the folders that it leaves empty. */
function removeFile(directory: string, name: string): void {
  rmSync(join(directory, name), { force: true });
  for (let folder = dirname(name); folder !== '.'; folder = dirname(folder)) {
    const path = join(directory, folder);
    if (!existsSync(path) || readdirSync(path).length > 0) return;
    rmdirSync(path);
  }
}
