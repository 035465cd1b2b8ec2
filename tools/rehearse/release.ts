import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };

/**
 * Makes a release as docs/put-it-on-the-air.md tells, in `root` instead of /srv/forthright. Where this checkout has no
 * command for it, a folder that runs the build of this checkout stands in.
 * @returns the link to it, `root/current`
 */
export function layRelease(root: string): string {
  const releases = join(root, 'releases');
  const current = join(root, 'current');
  if ('release' in packageJson.scripts) {
    execFileSync('npm', ['run', 'release', '--', releases], { stdio: ['ignore', 'ignore', 'inherit'] });
  } else {
    const bin = join(releases, 'checkout/bin');
    mkdirSync(bin, { recursive: true });
    symlinkSync(process.execPath, join(bin, 'node'));
    symlinkSync(resolve('content'), join(releases, 'checkout/content'));
    const serve = packageJson.scripts.serve.replace(' node ', ` ${process.execPath} `);
    writeFileSync(join(bin, 'serve'), `#!/bin/sh\nset -eu\ncd ${resolve('.')}\n${serve}\n`, { mode: 0o755 });
  }
  symlinkSync(join('releases', readdirSync(releases).toSorted().at(-1) ?? ''), current);
  return current;
}
