import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The folder with `build` and `content`: the repository or a release. Found from this module's own place, in the
 * sources or in the bundle, so that the server runs from any working directory.
 */
export const HOME = dirname(
  findPackageJSON(import.meta.url) ?? join(import.meta.dirname, '../../package.json'),
);

const VERSION_FILE = join(HOME, 'VERSION');

/** Such as `20261122T1459Z-da1b779`; undefined outside a release. */
export const VERSION: string | undefined = existsSync(VERSION_FILE)
  ? readFileSync(VERSION_FILE, 'utf8').trim()
  : undefined;

/** Relative in the repository's own folder, because messages name its files. */
export const SHIPPED_CONTENT = process.cwd() === HOME ? 'content' : join(HOME, 'content');

/** The module of the built pages, for `import()`. */
export const BUILT_PAGES = pathToFileURL(join(HOME, 'build/server/entry.server.js')).href;

/** The bundler's manifest; the build moves it out of the public folder. */
export const MANIFEST_FILE = join(HOME, 'build/server/manifest.json');

/** How an operator calls a tool of this release or repository: `npm run check:content --` for `check-content`. */
export function toolCommand(name: string): string {
  return VERSION === undefined ? `npm run ${name.replace(/^check-/, 'check:')} --` : join(HOME, 'bin', name);
}
