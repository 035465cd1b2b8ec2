import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build puts the scripts, below the browser's folder and in their addresses. */
const SCRIPTS = '/assets';

/** The hash of each of the build's scripts, by its address, as `integrity` takes it. None without a build. */
export function scriptIntegrity(root: string): ReadonlyMap<string, string> {
  const folder = join(root, SCRIPTS);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.js')) : [];
  return new Map(names.map((name) => [`${SCRIPTS}/${name}`, integrityOf(join(folder, name))]));
}

function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
