import { execFileSync } from 'node:child_process';
import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a release in the folder of all releases, from the root of the checkout. */
function makeRelease(releases: string): void {
  execFileSync('npm', ['run', 'release', '--', releases], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Makes a release below `root`, which stands for /srv/forthright.
 * @returns the link to it, `root/current`
 */
export function layRelease(root: string): string {
  const releases = join(root, 'releases');
  const current = join(root, 'current');
  makeRelease(releases);
  symlinkSync(join('releases', readdirSync(releases).toSorted().at(-1) ?? ''), current);
  return current;
}
