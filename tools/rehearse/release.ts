import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };

/**
 * Makes a release in the folder of all releases, from the root of the checkout. Where this checkout has no command for
 * it, a folder that runs the checkout stands in.
 */
function makeRelease(releases: string): void {
  if ('release' in packageJson.scripts) {
    execFileSync('npm', ['run', 'release', '--', releases], { stdio: ['ignore', 'ignore', 'inherit'] });
    return;
  }
  const bin = join(releases, 'checkout/bin');
  mkdirSync(bin, { recursive: true });
  symlinkSync(process.execPath, join(bin, 'node'));
  symlinkSync(resolve('content'), join(releases, 'checkout/content'));
  const programs = {
    serve: packageJson.scripts.serve.replace(' node ', ` ${process.execPath} `),
    inbox: `exec ${process.execPath} tools/inbox.ts "$@"`,
  };
  for (const [name, command] of Object.entries(programs))
    writeFileSync(join(bin, name), `#!/bin/sh\nset -eu\ncd ${resolve('.')}\n${command}\n`, { mode: 0o755 });
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

if (import.meta.main) makeRelease(String(process.argv[2]));
