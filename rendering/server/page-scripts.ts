import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The bundler's manifest; the build moves it to where no browser can read it. */
export const SCRIPTS_FILE = 'build/server/scripts.json';

/** The chunk that applies the brand's fonts, which must not wait for any other script (vite.config.ts names it). */
const FIRST = 'web-fonts';

const ENTRY = 'app/entry.client.ts';

/** The scripts of a page, each after those that it imports: URL and `integrity` hash. */
export type PageScripts = readonly (readonly [url: string, integrity: string])[];

/**
 * Finds the scripts of a page by its file: its own, the entry's, and what either imports. Undefined without a build.
 * @param root folder of the browser's build
 */
export function pageScripts(root: string): (page: string) => PageScripts | undefined {
  if (!existsSync(SCRIPTS_FILE)) return () => undefined;
  const manifest: Manifest = JSON.parse(readFileSync(SCRIPTS_FILE, 'utf8'));
  const known = new Map<string, PageScripts>();
  return (page) => {
    const scripts = known.get(page) ?? scriptsOf(manifest, page, root);
    known.set(page, scripts);
    return scripts;
  };
}

function scriptsOf(manifest: Manifest, page: string, root: string): PageScripts {
  const names = new Set(Object.keys(manifest).filter((name) => manifest[name]?.name === FIRST));
  for (const name of [page, ENTRY]) addWithImports(manifest, name, names);
  const files = [...names].map((name) => manifest[name]?.file ?? '');
  return files.map((file) => [`/${file}`, integrityOf(join(root, file))]);
}

function addWithImports(manifest: Manifest, name: string, names: Set<string>) {
  if (names.has(name)) return;
  for (const imported of manifest[name]?.imports ?? []) addWithImports(manifest, imported, names);
  names.add(name);
}

function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
