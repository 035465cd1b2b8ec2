import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let releases: string | undefined;

/**
 * Makes a release of this checkout, once for all recipes.
 * @param root stands for /srv/forthright
 * @returns the link to the release, `root/current`
 */
export function layRelease(root: string): string {
  if (releases === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'releases-'));
    // Others than the owner run it too.
    execFileSync('chmod', ['755', folder]);
    execFileSync(process.execPath, ['tools/release.ts', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    releases = folder;
  }
  const current = join(root, 'current');
  symlinkSync(join(releases, readdirSync(releases).toSorted().at(-1) ?? ''), current);
  return current;
}
