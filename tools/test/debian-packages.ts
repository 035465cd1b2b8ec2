import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian's packages, all in one call, where this user may. Whether they are there then is the caller's to see. */
export function installPackages(packages: readonly string[]): void {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], { stdio: 'inherit', env });
}
