import { execFileSync } from 'node:child_process';
import { constants, existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { copyFile, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { WINDOW } from '../../server/admin/admin.ts';
import { writeNotices } from '../../tools/build/notices.ts';
import { precompress } from '../../tools/build/precompress.ts';
import { sourcesVersion } from '../../tools/build/sources-version.ts';
import { RELEASED_TOOLS } from './released-tools.ts';

/**
 * Copies the build, the shipped content, the recipes and this Node into a new folder of `releases`, which appears there
 * complete or not at all. It runs on machines with the operating system and processor of this one.
 * @returns the folder's path
 * @throws when the folder exists already
 */
export async function makeRelease(releases: string, version: string): Promise<string> {
  const release = resolve(releases, version);
  if (existsSync(release)) throw new Error(`${release} exists already: try again in a minute`);
  // Servers ignore folders whose names begin with a dot, and no release name is used twice.
  const unfinished = resolve(releases, `.${version}`);
  await mkdir(join(unfinished, 'bin'), { recursive: true });
  try {
    for (const path of ['build/client', 'build/server', 'content', 'LICENSE', ...DEPLOY_FILES])
      await cp(path, join(unfinished, path), { recursive: true, preserveTimestamps: true });
    for (const folder of installedWith('sharp'))
      await cp(folder, join(unfinished, folder), { recursive: true });
    // If it is installed. The package has the program under two names, and source maps.
    if (existsSync(WINDOW)) {
      const filter = (path: string) => !/\.map$|(?<!decap-)cms\.js$/.test(path);
      await cp(WINDOW, join(unfinished, WINDOW), { recursive: true, filter });
      await precompress(join(unfinished, WINDOW));
    }
    await copyFile(process.execPath, join(unfinished, 'bin/node'), constants.COPYFILE_FICLONE);
    for (const [name, script] of programs()) await writeFile(join(unfinished, 'bin', name), script, PROGRAM);
    writeNotices(join(unfinished, 'THIRD-PARTY-NOTICES'));
    await writeFile(join(unfinished, 'package.json'), '{ "type": "module" }\n');
    await writeFile(join(unfinished, 'VERSION'), `${version}\n`);
    await rename(unfinished, release);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return release;
}

/** Listed by name, because operators keep settings with passwords beside them. */
const DEPLOY_FILES = [
  'README.md',
  'backup',
  'forthright.env',
  'install',
  'nginx/forthright.conf',
  'prometheus/forthright.rules.yml',
  'systemd/forthright',
  'systemd/forthright-backup.service',
  'systemd/forthright-backup.timer',
  'systemd/forthright-content.service',
  'systemd/forthright-content.timer',
  'systemd/forthright.service',
  'systemd/forthright.socket',
  'systemd/forthright.sysusers',
  'systemd/journald@forthright.conf',
].map((name) => `deploy/${name}`);

/** Pages that visitors have open may come from an earlier one. */
const KEPT = 5;

/**
 * Deletes all releases of a folder but the newest and the one that `current` beside the folder links to, and what a
 * killed `npm run release` left unfinished.
 * @returns the names of the deleted releases
 */
export function pruneReleases(releases: string): string[] {
  const link = join(releases, '../current');
  const linked = existsSync(link) ? basename(realpathSync(link)) : undefined;
  const names = readdirSync(releases).toSorted();
  const old = names.filter((name) => VERSION_FORM.test(name)).slice(0, -KEPT);
  const unfinished = names.filter((name) => name.startsWith('.') && VERSION_FORM.test(name.slice(1)));
  const gone = [...unfinished, ...old.filter((name) => name !== linked)];
  for (const name of gone) rmSync(join(releases, name), { recursive: true });
  return gone;
}

/** The pattern of versions, by which pruning recognizes releases. */
export const VERSION_FORM = /^\d{8}T\d{4}Z-[\w.-]+$/;

/** UTC time and short commit, such as `20261122T1459Z-da1b779`; with `-changed` when files differ from the commit. */
export function versionAt(now: Date): string {
  const time = now
    .toISOString()
    .replace(/:\d\d\..*/, 'Z')
    .replaceAll(/[-:]/g, '');
  return `${time}-${commit()}`;
}

const PROGRAM = { mode: 0o755 };

/** The scripts of `bin/`, by name. They start this release's Node, even when they are called through links. */
function programs(): [name: string, script: string][] {
  const { serve } = packageJson.scripts;
  const tools = Object.keys(RELEASED_TOOLS).map(
    (name) => [name, `exec node build/server/${name}.js`] as const,
  );
  return [['serve', serve] as const, ...tools].map(([name, command]) => [
    name,
    `#!/bin/sh
release=$(dirname "$(dirname "$(readlink -f "$0")")")
${command.replace(' node ', ' "$release/bin/node" ').replace(/build\/\S+/, '"$release/$&"')} "$@"
`,
  ]);
}

/** The folder of a package that is not bundled, and the folders of the packages that it needs on this machine. */
function installedWith(name: string): string[] {
  const folder = join('node_modules', name);
  if (!existsSync(folder)) return [];
  const file: Partial<Record<'dependencies' | 'optionalDependencies', object>> = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const needed = Object.keys({ ...file.dependencies, ...file.optionalDependencies });
  return [folder, ...needed.flatMap(installedWith)];
}

/** Without git, the version of the sources takes the place of the commit. */
function commit(): string {
  try {
    const options = ['describe', '--always', '--abbrev=7', '--exclude=*', '--dirty=-changed'];
    return execFileSync('git', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return sourcesVersion().slice(0, 7);
  }
}
