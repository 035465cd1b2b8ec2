import { execFileSync, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, resolve } from 'node:path';
import { main, tool, UsageError } from './cli.ts';
import { makeRelease, versionAt } from './release/make-release.ts';

const USAGE = `Builds a release, copies it to a Debian machine over SSH, and installs it there or upgrades to it. The new release is tried
before visitors get it, no visitor is refused, and if it fails the old one stays (deploy/README.md).

Usage: npm run deploy -- USER@HOST [--settings FILE] [--release DIR] [--only-copy]

  USER@HOST        as for ssh: root, or a user who may use sudo without a password; ssh://USER@HOST:PORT also works
  --settings FILE  becomes /etc/forthright.env
  --release DIR    this release instead of a new one: an older one to go back
  --only-copy      installs nothing: for several servers, before the first one upgrades`;

const OPTIONS = {
  settings: { type: 'string' },
  release: { type: 'string' },
  'only-copy': { type: 'boolean', default: false },
  // Replaces / in tests.
  root: { type: 'string', default: '' },
} as const;

await main(
  tool({
    usage: USAGE,
    options: OPTIONS,
    async run({ settings, release: made, 'only-copy': onlyCopy, root }, [host, ...more]) {
      if (!host || more.length > 0) throw new UsageError('USER@HOST is needed');
      const here = execFileSync('uname', ['-sm'], { encoding: 'utf8' });
      const there = execFileSync('ssh', [host, 'uname -sm'], { encoding: 'utf8' });
      if (here !== there)
        throw new Error(`${host} is ${there.trim()}, and a release made here runs on ${here}`);
      using folder = mkdtempDisposableSync(`${tmpdir()}/forthright-deploy-`);
      const release = made ? resolve(made) : await build(folder.path);
      const releases = `${root}/srv/forthright/releases`;
      const target = `${releases}/${basename(release)}`;
      await copy(release, host, releases);
      if (onlyCopy) return 0;
      // Over standard input, so that the settings are in no file until the script makes one that only root may read.
      const given = settings === undefined ? undefined : openSync(settings, 'r');
      const install = `${target}/deploy/install "${given === undefined ? '' : '-'}" "${root}"`;
      const ended = await ssh(host, asRoot(install), [given ?? 'ignore', 'inherit', 'inherit']);
      return ended === 0 ? 0 : 1;
    },
  }),
);

async function build(folder: string): Promise<string> {
  await import('../tools/build.ts');
  return makeRelease(folder, versionAt(new Date()));
}

/** It gets its name only when it is complete, so an existing release of that name is the same. */
async function copy(release: string, host: string, releases: string): Promise<void> {
  const name = basename(release);
  const script = `mkdir -p ${releases}/.new && cd ${releases} && tar -xzC .new --no-same-owner && chmod -R a+rX .new &&
    { [ -e ${name} ] || mv .new/${name} ${name}; } && rm -rf .new`;
  const tar = spawn('tar', ['--use-compress-program=gzip -1', '-cC', dirname(release), name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = ssh(host, asRoot(script), [tar.stdout, 'inherit', 'inherit']);
  // Otherwise tar would wait for this process when ssh has ended.
  tar.stdout.destroy();
  const [[packed], unpacked] = await Promise.all([once(tar, 'close'), ended]);
  if (packed !== 0 || unpacked !== 0) throw new Error(`The release could not be copied to ${host}`);
}

async function ssh(host: string, command: string, stdio: StdioOptions): Promise<number> {
  const [code] = await once(spawn('ssh', [host, command], { stdio }), 'close');
  return code ?? 1;
}

function asRoot(script: string): string {
  const quoted = `'${script.replaceAll("'", String.raw`'\''`)}'`;
  return `if [ "$(id -u)" = 0 ]; then exec sh -c ${quoted}; else exec sudo -n sh -c ${quoted}; fi`;
}
