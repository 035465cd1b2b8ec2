import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';

/** Names the files of the last export, so that the next one knows which to remove. */
export const MANIFEST = '.export.json';

/** Files with a version in their names. Pages that visitors have open may ask for them after they are gone. */
const VERSIONED = /^assets\//;

/** How long such a file stays after the export that no longer has it, in milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1000;

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
    /** Those of `files` that only open pages may need, and since when, in Unix milliseconds. */
    old: v.optional(v.record(v.string(), v.number()), {}),
  }),
);

type Manifest = v.InferOutput<typeof MANIFEST_SCHEMA>;

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
  const known = new Set(readManifest(directory).files);
  const foreign = filesIn(directory).filter((name) => !known.has(name) && !OF_TOOLS.test(name));
  if (foreign.length === 0) return known;
  const some = foreign.slice(0, 3).join(', ') + (foreign.length > 3 ? ', …' : '');
  throw new FolderError(`${directory} holds files that no export wrote (${some}): name another folder`);
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
  const { old: since } = readManifest(directory);
  mkdirSync(directory, { recursive: true });
  // First of all, so that the next export recognizes what an interrupted one has written.
  writeManifest(directory, { files: [...before, ...files.keys()], old: since });
  let written = 0;
  for (const [name, body] of files) {
    const path = join(directory, name);
    if (existsSync(path) && readFileSync(path).equals(body)) continue;
    mkdirSync(dirname(path), { recursive: true });
    replaceFile(path, body);
    written += 1;
  }
  const gone = [...before].filter((name) => !files.has(name));
  const kept = gone.filter((name) => VERSIONED.test(name) && now - (since[name] ?? now) < KEPT_MS);
  const removed = gone.filter((name) => !kept.includes(name));
  for (const name of removed) removeFile(directory, name);
  const old = Object.fromEntries(kept.map((name) => [name, since[name] ?? now]));
  writeManifest(directory, { files: [...files.keys(), ...kept], old });
  return { written, removed: removed.length };
}

/** At once: a visitor never gets half a file. */
function replaceFile(path: string, body: Buffer): void {
  const whole = join(dirname(path), `.${basename(path)}.new`);
  writeFileSync(whole, body);
  renameSync(whole, path);
}

function readManifest(directory: string): Manifest {
  const path = join(directory, MANIFEST);
  if (!existsSync(path)) return { files: [], old: {} };
  const parsed = v.safeParse(MANIFEST_SCHEMA, readFileSync(path, 'utf8'));
  if (parsed.success) return parsed.output;
  throw new FolderError(`${path} is damaged: name another folder, or empty this one`);
}

function writeManifest(directory: string, { files, old }: Manifest): void {
  const manifest = { files: [...new Set(files)].toSorted(), old };
  writeFileSync(join(directory, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
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
