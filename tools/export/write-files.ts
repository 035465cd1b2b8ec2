import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** Tells a folder that an export wrote from all others. */
const MARK = '.export';

/** Scripts, fonts and pictures of an earlier export stay for a day after it: pages that visitors have open may ask for them. */
const KEPT = /^(?:assets|media)\//;
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Of tools that publish folders, such as `.git` and `.netlify`. */
const OF_TOOLS = /^\.(?!well-known\/)/;

/** @throws when the folder holds files that no export wrote */
export function refuseForeign(directory: string): void {
  if (!existsSync(directory) || existsSync(join(directory, MARK))) return;
  const foreign = readdirSync(directory).find((name) => !OF_TOOLS.test(name));
  if (foreign === undefined) return;
  throw new Error(`${directory} holds ${foreign}, which no export wrote: name another folder`);
}

/**
 * Makes the folder hold these files, and none but them, the kept ones and those of tools.
 * @param now in Unix milliseconds
 * @throws as {@link refuseForeign} does
 */
export function writeFiles(directory: string, files: ReadonlyMap<string, Buffer>, now: number): void {
  refuseForeign(directory);
  mkdirSync(directory, { recursive: true });
  // First, so that the next export may go on where this one was interrupted.
  writeFileSync(join(directory, MARK), '');
  for (const [name, body] of files) replaceFile(join(directory, name), body);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(directory, path);
    if (entry.isDirectory() || files.has(name) || OF_TOOLS.test(name)) continue;
    if (!KEPT.test(name) || now - statSync(path).mtimeMs >= KEPT_MS) rmSync(path);
  }
}

/** At once: a visitor never gets half a file. */
function replaceFile(path: string, body: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const whole = join(dirname(path), `.${basename(path)}.new`);
  writeFileSync(whole, body);
  renameSync(whole, path);
}
